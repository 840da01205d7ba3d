import { secondsAfter } from '../../platform/clock.ts'
import type { Context } from '../../platform/http/context.ts'
import { refusal, type Refusal } from '../../platform/refusal.ts'
import { isOverLimit } from '../../platform/security/limits.ts'
import { hashToken, randomToken } from '../../platform/security/secrets.ts'
import type { UserRow } from './tables.ts'
import { countTry, forgetTries, spendCode } from './two-step-codes.ts'
import * as queries from './two-step-queries.ts'
import { secondStepLimits, secondStepSeconds } from './two-step-rules.ts'

export interface WantedSession {
  remembered: boolean
  /** Whether the sign-in came by the teacher tab, whose answer also holds a teacher token. */
  teacher: boolean
}

/** The refusal with a ticket where the account has a second step, nothing where it has none (decision 0006). */
export async function askSecondStep(
  { id: userId, schoolId }: UserRow,
  wanted: WantedSession,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<Refusal<'secondStep'> | undefined> {
  if (!(await queries.isTwoStepOn(db, schoolId, userId))) return undefined
  const ticket = randomToken(24)
  await queries.insertSecondStepTicket(db, {
    tokenHash: hashToken(ticket),
    schoolId,
    userId,
    ...wanted,
    expiresAt: secondsAfter(now, secondStepSeconds),
  })
  return refusal('secondStep', { extend: { twoStep: true, ticket } })
}

async function checkCode(
  user: UserRow,
  code: string,
  context: Context,
): Promise<Refusal<'waitBefore' | 'wrongCode'> | undefined> {
  const owner = { schoolId: user.schoolId, userId: user.id }
  const wait = await countTry(context, owner)
  if (wait) return wait
  const row = await queries.findTwoStep(context.db, owner.schoolId, owner.userId)
  // Where it was switched off meanwhile there is nothing to compare with: the password is asked for again.
  if (!row?.confirmedAt) return refusal('waitBefore', 'secondStepOver')
  if (!(await spendCode(context, row, code))) return refusal('wrongCode', 'wrongAppCode')
  await forgetTries(context, owner)
  return undefined
}

/** Turns ticket and code into the sign-in that was begun; both serve once. */
export async function redeemSecondStep(
  { ticket, code }: { ticket: string; code: string },
  context: Context,
): Promise<(WantedSession & { user: UserRow }) | Refusal<'waitBefore' | 'wrongCode'>> {
  const { db, school, client, now } = context
  const key = `second steps ${client.network}`
  if (await isOverLimit(db, { key, ...secondStepLimits.ofOneAddress }, now))
    return refusal('waitBefore', 'tooManyRequests')
  const tokenHash = hashToken(ticket)
  const tried = await queries.trySecondStepTicket(db, school.id, tokenHash, now)
  if (!tried) return refusal('waitBefore', 'secondStepOver')
  const no = await checkCode(tried.user, code, context)
  if (no) return no
  return (await queries.takeSecondStepTicket(db, tokenHash))
    ? tried
    : refusal('waitBefore', 'secondStepOver')
}
