import { pickText } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { secondsAfter } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { clearUses, countUse, isOverLimit } from '../../../platform/security/limits.ts'
import { openPassword } from '../../../platform/security/password-key.ts'
import { isPasswordOf } from '../../../platform/security/passwords.ts'
import { hashToken, randomToken, type Sealer } from '../../../platform/security/secrets.ts'
import { getUser } from '../queries.ts'
import type { TwoStepRow, UserRow } from '../tables.ts'
import * as queries from './queries.ts'
import {
  appAddress,
  readAppCode,
  readRecoveryCode,
  recoveryCodeCount,
  secondStepLimits,
  secondStepSeconds,
  secretBytes,
  stepOf,
  writeRecoveryCode,
  writeSecret,
} from './rules.ts'

type OwnContext = Context & { actor: User }

function randomBytes(count: number): Uint8Array {
  return Buffer.from(randomToken(count), 'base64url')
}

/** Creates a secret for the app. Signing in does not change until a code confirms the secret. */
export async function begin(
  context: OwnContext,
): Promise<{ secret: string; address: string } | Refusal<'alreadyDone'>> {
  const { db, actor, school, sealers, now, language } = context
  const { schoolId, userId } = actor
  const { areaCode, mobile } = await getUser(db, schoolId, userId)
  const secret = writeSecret(randomBytes(secretBytes))
  const sealedSecret = sealSecret(sealers.keys, actor, secret)
  if (!(await queries.beginTwoStep(db, { schoolId, userId, sealedSecret, createdAt: now })))
    return refusal('alreadyDone')
  const issuer = pickText(school.title, language, school.defaultLanguage)
  return { secret, address: appAddress(secret, issuer, `+${areaCode} ${mobile}`) }
}

function makeRecoveryCodes({ sealers, actor }: OwnContext) {
  const codes = Array.from({ length: recoveryCodeCount }, () => writeRecoveryCode(randomBytes(10)))
  const hashes = codes.map((code) =>
    hashRecoveryCode(sealers.keys, actor, readRecoveryCode(code) ?? code),
  )
  return { codes, hashes }
}

/** Switches two-step sign-in on and returns the recovery codes, which are stored as hashes only. */
export async function confirm(
  code: string,
  context: OwnContext,
): Promise<string[] | Refusal<'wrongCode' | 'alreadyDone' | 'waitBefore'>> {
  const { db, actor, sealers, now } = context
  const { schoolId, userId } = actor
  const row = await queries.findTwoStep(db, schoolId, userId)
  if (row?.confirmedAt) return refusal('alreadyDone')
  const wait = await countTry(context, actor)
  if (wait) return wait
  const step = row && stepOf(openSecret(sealers.keys, row), code, now)
  if (!row || step === undefined) return refusal('wrongCode', 'wrongAppCode')
  const { codes, hashes } = makeRecoveryCodes(context)
  const isOn = await db.transaction(async (tx) => {
    if (!(await queries.confirmTwoStep(tx, row, step, now))) return false
    await queries.insertRecoveryCodes(tx, schoolId, userId, hashes)
    await recordAudit(tx, context, { action: 'twoStep.enabled', subjectId: userId })
    return true
  })
  if (!isOn) return refusal('alreadyDone')
  await forgetTries(context, actor)
  return codes
}

async function isOwnPassword(sent: string, context: OwnContext) {
  const { db, actor } = context
  const password = await openPassword(context, sent)
  const { passwordHash } = await getUser(db, actor.schoolId, actor.userId)
  return password !== undefined && (await isPasswordOf(passwordHash, password))
}

/**
 * Switches two-step sign-in off. Tries are limited, so that neither password nor code can be
 * guessed here.
 */
export async function end(
  { password, code }: { password: string; code: string },
  context: OwnContext,
): Promise<undefined | Refusal<'wrongOldPassword' | 'wrongCode' | 'waitBefore'>> {
  const { db, actor } = context
  const { schoolId, userId } = actor
  const wait = await countTry(context, actor)
  if (wait) return wait
  if (!(await isOwnPassword(password, context))) return refusal('wrongOldPassword')
  const row = await queries.findTwoStep(db, schoolId, userId)
  if (row?.confirmedAt) {
    if (!(await consumeCode(context, row, code))) return refusal('wrongCode', 'wrongAppCode')
    await db.transaction(async (tx) => {
      if (await queries.removeTwoStep(tx, schoolId, userId))
        await recordAudit(tx, context, { action: 'twoStep.disabled', subjectId: userId })
    })
  } else await queries.removeBegunTwoStep(db, schoolId, userId)
  await forgetTries(context, actor)
  return undefined
}

type Deps = Pick<Context, 'db' | 'sealers' | 'now'>
interface Owner {
  schoolId: number
  userId: number
}

/** The encrypted text contains its owner. In the row of another account it is invalid. */
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

/** @param code as returned by `readRecoveryCode` */
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

/** Counts a try before its code is checked. Without a limit, six digits could be guessed. */
export async function countTry(
  { db, now }: Deps,
  owner: Owner,
): Promise<Refusal<'waitBefore'> | undefined> {
  for (const { key, seconds, most } of triesOf(owner))
    if ((await countUse(db, key, seconds, now)) > most)
      return refusal('waitBefore', 'tooManyRequests')
  return undefined
}

export async function forgetTries({ db }: Deps, owner: Owner): Promise<void> {
  for (const { key } of triesOf(owner)) await clearUses(db, key)
}

/**
 * Consumes a code of the app or a recovery code. Returns true when the code is right and unused.
 */
export async function consumeCode(deps: Deps, row: TwoStepRow, typed: string): Promise<boolean> {
  const { db, sealers, now } = deps
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

export interface WantedSession {
  remembered: boolean
  /** True for the teacher tab, whose response also contains a teacher token. */
  teacher: boolean
}

/**
 * Returns the refusal with a ticket when the account has a second step, otherwise undefined
 * (decision 0006).
 */
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
  // The second step was switched off after the ticket was issued. So the person has to start with
  // the password again.
  if (!row?.confirmedAt) return refusal('waitBefore', 'secondStepOver')
  if (!(await consumeCode(context, row, code))) return refusal('wrongCode', 'wrongAppCode')
  await forgetTries(context, owner)
  return undefined
}

/** Completes the sign-in with ticket and code; both are valid once. */
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
  const refused = await checkCode(tried.user, code, context)
  if (refused) return refused
  return (await queries.consumeSecondStepTicket(db, tokenHash))
    ? tried
    : refusal('waitBefore', 'secondStepOver')
}
