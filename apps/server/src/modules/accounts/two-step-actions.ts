import { pickText } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import { recordAudit } from '../../platform/audit/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { refusal, type Refusal } from '../../platform/refusal.ts'
import { openPassword } from '../../platform/security/password-key.ts'
import { isPasswordOf } from '../../platform/security/passwords.ts'
import { randomToken } from '../../platform/security/secrets.ts'
import { getUser } from './queries.ts'
import {
  countTry,
  forgetTries,
  hashRecoveryCode,
  openSecret,
  sealSecret,
  spendCode,
} from './two-step-codes.ts'
import * as queries from './two-step-queries.ts'
import {
  appAddress,
  readRecoveryCode,
  recoveryCodeCount,
  secretBytes,
  stepOf,
  writeRecoveryCode,
  writeSecret,
} from './two-step-rules.ts'

type OwnContext = Context & { actor: User }

function randomBytes(count: number): Uint8Array {
  return Buffer.from(randomToken(count), 'base64url')
}

/** A secret for the app; until a code of it is confirmed, signing in stays as it was. */
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

/** Switches the second step on and answers the recovery codes, which are kept as hashes only. */
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

/** Switches it off. Tries are counted together, so that neither password nor code can be guessed here. */
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
    if (!(await spendCode(context, row, code))) return refusal('wrongCode', 'wrongAppCode')
    await db.transaction(async (tx) => {
      if (await queries.removeTwoStep(tx, schoolId, userId))
        await recordAudit(tx, context, { action: 'twoStep.disabled', subjectId: userId })
    })
  } else await queries.removeBegunTwoStep(db, schoolId, userId)
  await forgetTries(context, actor)
  return undefined
}
