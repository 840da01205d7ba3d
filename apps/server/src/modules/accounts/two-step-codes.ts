import type { Context } from '../../platform/http/context.ts'
import { refusal, type Refusal } from '../../platform/refusal.ts'
import { clearUses, countUse } from '../../platform/security/limits.ts'
import type { Sealer } from '../../platform/security/secrets.ts'
import * as queries from './two-step-queries.ts'
import { readAppCode, readRecoveryCode, secondStepLimits, stepOf } from './two-step-rules.ts'
import type { TwoStepRow } from './two-step-tables.ts'

type Around = Pick<Context, 'db' | 'sealers' | 'now'>
interface Owner {
  schoolId: number
  userId: number
}

/** The sealed text names its owner, so that a row moved to another account does not open. */
function secretMark({ schoolId, userId }: Owner): string {
  return `two-step ${schoolId} ${userId} `
}

export function sealSecret(sealer: Sealer, owner: Owner, secret: string): string {
  return sealer.seal(secretMark(owner) + secret)
}

export function openSecret(sealer: Sealer, row: TwoStepRow): string {
  const opened = sealer.open(row.sealedSecret)
  const mark = secretMark(row)
  if (!opened?.startsWith(mark))
    throw new Error(
      'A stored second step does not open: SECRET differs from the one it was sealed with.',
    )
  return opened.slice(mark.length)
}

/** @param code as `readRecoveryCode` gives it */
export function hashRecoveryCode(sealer: Sealer, { schoolId, userId }: Owner, code: string) {
  return sealer.sign(`recovery ${schoolId} ${userId} ${code}`)
}

function triesOf({ schoolId, userId }: Owner) {
  const key = `second step ${schoolId} ${userId}`
  return [
    { key, ...secondStepLimits.ofOneAccount },
    { key: `${key} day`, ...secondStepLimits.ofOneAccountADay },
  ]
}

/** Counts a try of an account before its code is looked at: six digits can be guessed by whoever may try for ever. */
export async function countTry(
  { db, now }: Around,
  owner: Owner,
): Promise<Refusal<'waitBefore'> | undefined> {
  for (const { key, seconds, most } of triesOf(owner))
    if ((await countUse(db, key, seconds, now)) > most)
      return refusal('waitBefore', 'tooManyRequests')
  return undefined
}

export async function forgetTries({ db }: Around, owner: Owner): Promise<void> {
  for (const { key } of triesOf(owner)) await clearUses(db, key)
}

/** True when the code is right and was not used before; it is used up by this. A recovery code serves as well. */
export async function spendCode(around: Around, row: TwoStepRow, typed: string): Promise<boolean> {
  const { db, sealers, now } = around
  const { schoolId, userId } = row
  const appCode = readAppCode(typed)
  if (appCode) {
    const step = stepOf(openSecret(sealers.keys, row), appCode, now)
    return step !== undefined && queries.useStep(db, schoolId, userId, step)
  }
  const recovery = readRecoveryCode(typed)
  if (!recovery) return false
  const hash = hashRecoveryCode(sealers.keys, row, recovery)
  return queries.useRecoveryCode(db, schoolId, userId, hash, now)
}
