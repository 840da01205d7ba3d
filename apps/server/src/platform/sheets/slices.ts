import { setImmediate } from 'node:timers/promises'

/** Milliseconds that one step may keep all other requests waiting. */
const longestStep = 10

/** Texts joined to pieces of some size; between them others have their turn. */
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
