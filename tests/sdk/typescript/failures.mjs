// What is thrown where no server is, where it is another, and where the token is none; prints the errors' names.
import { Client } from "@yachtapi/client";

const [server, nobody, other] = process.argv.slice(2);
const name = (call) => call().then(() => "nothing", (error) => `${error.name}: ${error.message}`);
console.log(
  JSON.stringify([
    await name(() => Client.guest(nobody, {}, { attempts: 2 })),
    await name(() => new Client(other).strategies.list()),
    await name(() => new Client(server, { token: "none" }).me.get()),
    await name(() => new Client(server).games.get("00000000-0000-7000-8000-000000000000")),
  ]),
);
