import { randomInt } from 'node:crypto'
import { activationCodeLength, checkLetter, codeLetters, type ReasonName } from '@titian/contract'
import type { BatchRow, CodeRow } from '../tables.ts'

/** ORD-075: fifteen letters by chance, 75 bits, and one that tells typing errors. */
export function newCode(): string {
  const body = Array.from({ length: activationCodeLength - 1 }, () =>
    codeLetters.charAt(randomInt(codeLetters.length)),
  ).join('')
  return body + checkLetter(body)
}

type Batch = Pick<BatchRow, 'startsAt' | 'endsAt' | 'className'>

const sameClass = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** ORD-092: why a code that exists does not serve this person now, or nothing. */
export function refusalOf(
  { state, startsAt, endsAt, className }: Batch & Pick<CodeRow, 'state'>,
  { ownClass, now }: { ownClass: string; now: Date },
): ReasonName | undefined {
  if (state === 'redeemed') return 'codeUsed'
  if (state !== 'issued') return 'codeRevoked'
  if (startsAt && startsAt > now) return 'codeNotYet'
  if (endsAt && endsAt <= now) return 'codeExpired'
  if (className !== '' && !sameClass(className, ownClass)) return 'codeOtherClass'
  return undefined
}
