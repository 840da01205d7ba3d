// How plausible the non-ASCII characters are in an encoding, judged by the bytes. Made for short
// texts such as one name in a list, for which libraries that use letter frequencies are mostly
// wrong.

type Frequency = 'common' | 'mark' | 'rare'

/** In both standards the most frequent characters come first, with punctuation before them. */
const chineseLetters = {
  gb18030: { first: 0xb0, last: 0xd7, trail: 0xa1 },
  big5: { first: 0xa4, last: 0xc6, trail: 0x40 },
}

const isAscii = (byte: number | undefined) => byte !== undefined && byte < 0x80
const isAsciiLetter = (byte = 0) => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)
const isSmallLetter = (byte = 0) => byte >= 0x61 && byte <= 0x7a
const isDigit = (byte = 0) => byte >= 0x30 && byte <= 0x39

interface Run {
  letters: Frequency[]
  /** Whether the run of bytes is directly between ASCII letters or digits. */
  isInside: boolean
}

function chineseRuns(bytes: Uint8Array, encoding: keyof typeof chineseLetters): Run[] {
  const { first, last, trail } = chineseLetters[encoding]
  const runs: Run[] = []
  for (let at = 0; at < bytes.length; at += 1) {
    if (isAscii(bytes[at])) continue
    const before = bytes[at - 1]
    const letters: Frequency[] = []
    while (at < bytes.length && !isAscii(bytes[at])) {
      const [lead = 0, second = 0] = [bytes[at], bytes[at + 1]]
      const isKnown = second >= trail
      if (isKnown && lead >= first && lead <= last) letters.push('common')
      else letters.push(isKnown && lead >= 0xa1 && lead <= 0xa3 ? 'mark' : 'rare')
      // The second byte of a four-byte character is a digit.
      at += encoding === 'gb18030' && isDigit(second) ? 4 : 2
    }
    const isWord = (byte: number | undefined) => isAsciiLetter(byte) || isDigit(byte)
    runs.push({ letters, isInside: isWord(before) || isWord(bytes[at]) })
  }
  return runs
}

/** Returns from 0, not Chinese, to 1, only frequent characters. */
export function looksChinese(bytes: Uint8Array, encoding: keyof typeof chineseLetters): number {
  const runs = chineseRuns(bytes, encoding)
  const isDense = encoding === 'gb18030'
  const makesSense = ({ letters, isInside }: Run) =>
    letters.some((one) => one !== 'rare') && (letters.length > 1 || isDense || !isInside)
  // Up to one run in twenty may make no sense, because a rare name has only rare characters.
  if (runs.length === 0 || runs.filter(makesSense).length < runs.length * 0.95) return 0
  const all = runs.flatMap(({ letters }) => letters)
  return all.filter((one) => one !== 'rare').length / all.length
}

const isWesternLetter = (byte = 0) =>
  (byte >= 0xc0 && byte !== 0xd7 && byte !== 0xf7) ||
  [0x8a, 0x8c, 0x8e, 0x9a, 0x9c, 0x9e, 0x9f].includes(byte)
const isWesternCapital = (byte: number) =>
  (byte >= 0xc0 && byte <= 0xde) || [0x8a, 0x8c, 0x8e, 0x9f].includes(byte)
/** Quotes, dashes, dots and the no-break space. */
const isWesternMark = (byte: number) =>
  (byte >= 0x82 && byte <= 0x9b && !isWesternLetter(byte)) || [0xa0, 0xab, 0xbb].includes(byte)
/** Characters that never continue a word: pound, copyright, fractions. */
const isSign = (byte: number) =>
  byte >= 0xa2 && byte <= 0xbe && ![0xa7, 0xaa, 0xab, 0xb0, 0xb5, 0xba, 0xbb].includes(byte)

function isWesternRun(run: Uint8Array, before: number | undefined, after: number | undefined) {
  const [first = 0] = run
  if (run.length === 1) {
    // `JosŽ` and `£ukasz` belong to another encoding.
    if (isWesternCapital(first)) return !isSmallLetter(before)
    return !(isSign(first) && isSmallLetter(after))
  }
  const letters = run.filter(isWesternLetter).length
  const marks = run.filter(isWesternMark).length
  if (letters + marks < run.length) return false
  if (marks > 0) return letters <= 2
  return letters === 2 && (isAsciiLetter(before) || isAsciiLetter(after))
}

/** Returns whether each non-ASCII character is used as in words of western Europe. */
export function looksWestern(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at += 1) {
    if (isAscii(bytes[at])) continue
    const start = at
    while (at < bytes.length && !isAscii(bytes[at])) at += 1
    if (!isWesternRun(bytes.subarray(start, at), bytes[start - 1], bytes[at])) return false
  }
  return true
}
