import { setImmediate } from 'node:timers/promises'

/** Milliseconds that one step may block other requests. */
const longestStep = 10

/** Joins texts to pieces of a certain size; other requests run between them. */
export async function* inSlices(texts: AsyncIterable<string> | Iterable<string>, size = 32_768) {
  let piece = ''
  let since = performance.now()
  for await (const text of texts) {
    piece += text
    if (piece.length >= size) {
      yield Buffer.from(piece)
      piece = ''
    }
    if (performance.now() - since > longestStep) {
      await setImmediate()
      since = performance.now()
    }
  }
  if (piece !== '') yield Buffer.from(piece)
}
