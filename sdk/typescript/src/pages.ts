interface Page<Row> {
  next: string | null;
  results: Row[];
}

/** Every row of a list, for `for await`; the next page is asked for when it is needed. */
export class Pages<Row> implements AsyncIterable<Row> {
  constructor(
    private readonly page: (cursor: string | null) => Promise<Page<any>>,
    private readonly row: (row: any) => Row,
  ) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<Row, void, undefined> {
    for await (const rows of this.pages()) yield* rows;
  }

  /** The rows page by page. */
  async *pages(): AsyncGenerator<Row[], void, undefined> {
    let cursor: string | null = null;
    do {
      const page: Page<unknown> = await this.page(cursor);
      yield page.results.map(this.row);
      cursor = page.next == null ? null : new URL(page.next).searchParams.get("cursor");
    } while (cursor !== null);
  }

  /** All rows at once. */
  async all(): Promise<Row[]> {
    const rows: Row[] = [];
    for await (const some of this.pages()) rows.push(...some);
    return rows;
  }
}
