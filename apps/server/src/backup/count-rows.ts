const newline = 10

/** Counts the rows of a table while they pass: COPY writes each on a line of its own. */
export async function* countRows(
  source: AsyncIterable<Uint8Array>,
  counter: { rows: number },
): AsyncGenerator<Uint8Array> {
  for await (const bytes of source) {
    for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1))
      counter.rows += 1
    yield bytes
  }
}
