const newline = 10

/** The bytes that are collected for one piece. */
const pieceSize = 4 * 1024 * 1024

/**
 * Divides the text of COPY into pieces of whole rows, because the embedded database runs a
 * statement for each piece. COPY writes a line break within a value as two characters, so a byte 10
 * always ends a row.
 */
export async function* piecesOfRows(
  rows: AsyncIterable<Uint8Array>,
  size = pieceSize,
): AsyncGenerator<Uint8Array> {
  let collected: Uint8Array[] = []
  let length = 0
  for await (const bytes of rows) {
    const end = bytes.lastIndexOf(newline) + 1
    if (length + bytes.length < size || end === 0) {
      collected.push(bytes)
      length += bytes.length
      continue
    }
    yield Buffer.concat([...collected, bytes.subarray(0, end)])
    const rest = bytes.subarray(end)
    collected = [rest]
    length = rest.length
  }
  if (length > 0) yield Buffer.concat(collected)
}
