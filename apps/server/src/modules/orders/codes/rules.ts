import { randomInt } from 'node:crypto'
import { activationCodeLength, checkLetter, codeLetters, type ReasonName } from '@titian/contract'
import type { BatchRow, CodeRow } from '../tables.ts'

/**
 * ORD-075: makes a code of fifteen random letters (75 bits) and a check letter, which reveals
 * typing errors.
 */
export function newCode(): string {
  const body = Array.from({ length: activationCodeLength - 1 }, () =>
    codeLetters.charAt(randomInt(codeLetters.length)),
  ).join('')
  return body + checkLetter(body)
}

type Batch = Pick<BatchRow, 'startsAt' | 'endsAt' | 'className'>

const sameClass = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** ORD-092: returns why an existing code is refused for this person now, or undefined. */
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
