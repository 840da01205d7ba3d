/** What spreadsheets write: UTF-8, or, from Excel in Chinese, GB18030, of which GBK is a part. */
const encodings = ['utf-8', 'gb18030'] as const
export type TextEncodingName = (typeof encodings)[number] | 'utf-16le' | 'utf-16be'

function marked(bytes: Uint8Array): TextEncodingName | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined
}

/** The text in the first of the encodings in which all bytes make sense. `isPart`: the end may cut a letter in two. */
export function decodeText(
  bytes: Uint8Array,
  only?: readonly TextEncodingName[],
  isPart = false,
): string | undefined {
  const mark = marked(bytes)
  for (const encoding of only ?? (mark ? [mark] : encodings)) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isPart })
    } catch {
      // The next encoding is tried.
    }
  }
  return undefined
}
