const newline = 10

/** Passes the text of COPY on and counts its rows, each of which is one line. */
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
