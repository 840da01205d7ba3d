import type { Solved } from './problem.ts'

export type Verdict = 'right' | 'wrong' | 'notAnswered' | 'notANumber' | 'tooLong'

/** Letters of an answer; a number that is longer is none. */
export const longestAnswer = 40

const plain = /^([+-]?)(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$|^([+-]?)\.(\d+)$/

/** A number as students write it: `1,200`, `1200.0`, `.5`, full-width digits, blanks, RM before and % behind. */
function readNumber(text: string): { digits: bigint; places: number } | undefined {
  const bare = text.replace(/^RM/i, '').replace(/%$/, '').replace(/\s/g, '')
  const found = plain.exec(bare)
  if (!found) return undefined
  const [, sign = found[4], whole = '', fraction = found[5] ?? ''] = found
  const size = BigInt(`${whole.replaceAll(',', '')}${fraction}` || '0')
  return { digits: sign === '-' ? -size : size, places: fraction.length }
}

const distance = (one: bigint, other: bigint): bigint => (one > other ? one - other : other - one)

/** What an answer is worth, whatever was sent. Never throws. */
export function checkAnswer(solved: Pick<Solved, 'answer' | 'tolerance'>, sent: unknown): Verdict {
  if (sent === undefined || sent === null) return 'notAnswered'
  if (typeof sent !== 'string') return 'notANumber'
  // Measured first, so that a text of a megabyte is not folded.
  if (sent.length > longestAnswer) return sent.trim() === '' ? 'notAnswered' : 'tooLong'
  const text = sent.normalize('NFKC').trim()
  if (text === '') return 'notAnswered'
  const number = readNumber(text)
  if (!number) return 'notANumber'
  const { answer, tolerance } = solved
  const wanted = BigInt(answer.value) * 10n ** BigInt(number.places)
  const got = number.digits * 10n ** BigInt(answer.places)
  const room = BigInt(tolerance.by) * 10n ** BigInt(number.places)
  return distance(wanted, got) <= room ? 'right' : 'wrong'
}
