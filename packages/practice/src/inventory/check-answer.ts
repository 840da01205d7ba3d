import type { Solved } from './problem.ts'

export type Verdict = 'right' | 'wrong' | 'notAnswered' | 'notANumber' | 'tooLong'

/** The maximum number of characters of an answer; a longer text is no number. */
export const longestAnswer = 40

const plain = /^([+-]?)(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$|^([+-]?)\.(\d+)$/

/**
 * Parses a number as students write it: `1,200`, `1200.0`, `.5`, full-width digits, spaces, RM
 * before or % after it.
 */
function readNumber(text: string): { digits: bigint; places: number } | undefined {
  const bare = text.replace(/^RM/i, '').replace(/%$/, '').replace(/\s/g, '')
  const found = plain.exec(bare)
  if (!found) return undefined
  const [, sign = found[4], whole = '', fraction = found[5] ?? ''] = found
  const size = BigInt(`${whole.replaceAll(',', '')}${fraction}` || '0')
  return { digits: sign === '-' ? -size : size, places: fraction.length }
}

const distance = (one: bigint, other: bigint): bigint => (one > other ? one - other : other - one)

/** Judges an answer. Never throws, whatever the input. */
export function checkAnswer(solved: Pick<Solved, 'answer' | 'tolerance'>, sent: unknown): Verdict {
  if (sent === undefined || sent === null) return 'notAnswered'
  if (typeof sent !== 'string') return 'notANumber'
  // The length is checked first, so that a text of a megabyte is not normalised.
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
