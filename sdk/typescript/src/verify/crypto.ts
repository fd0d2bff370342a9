// WebCrypto, and what to say where there is none.
import { CannotVerify } from "./refusal.js";

const utf8 = new TextEncoder();

type Octets = Uint8Array<ArrayBuffer>;

export function octets(text: string): Octets {
  return utf8.encode(text) as Octets;
}

export function hex(data: Uint8Array): string {
  return Array.from(data, (octet) => octet.toString(16).padStart(2, "0")).join("");
}

export function fromHex(digits: string): Octets {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function joined(...parts: Uint8Array[]): Octets {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export async function sha256(data: Octets): Promise<Octets> {
  return new Uint8Array(await subtle().digest("SHA-256", data));
}

/** A key of HMAC-SHA256. */
export function hmacKey(seed: Octets): Promise<CryptoKey> {
  return subtle().importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

export async function hmac(key: CryptoKey, message: Octets): Promise<Octets> {
  return new Uint8Array(await subtle().sign("HMAC", key, message));
}

/** Whether an Ed25519 signature is right; a key that is none has signed nothing. */
export async function isSigned(publicKey: Octets, signature: Octets, message: Octets): Promise<boolean> {
  let key: CryptoKey;
  try {
    key = await subtle().importKey("raw", publicKey, { name: "Ed25519" }, false, ["verify"]);
  } catch (error) {
    if (error instanceof Error && error.name === "DataError") return false;
    throw new CannotVerify("This browser knows no Ed25519 signatures, so it can't check the server's.");
  }
  return subtle().verify({ name: "Ed25519" }, key, signature, message);
}

function subtle(): SubtleCrypto {
  // Browsers have it in secure contexts only.
  const found = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (found === undefined)
    throw new CannotVerify("This page has no WebCrypto, which browsers give to pages by https or from localhost alone.");
  return found;
}
