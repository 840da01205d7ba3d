import { type AreaCode, smsTypes, wrongField } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { secondsAfter } from '../../../platform/clock.ts'
import { isConflict } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { refusal, Refusal } from '../../../platform/refusal.ts'
import { checkCode, refuseManyChecks, type RightCode } from '../codes/actions.ts'
import * as codeQueries from '../codes/queries.ts'
import { changePhone, findUserByPhone } from '../queries.ts'
import { oldNumberSeconds, type Phone, readPhone, verifiedCodeSeconds } from '../rules.ts'
import { markBrowser } from '../browsers/actions.ts'
import { endSessionsOf } from '../sessions/actions.ts'
import * as queries from './queries.ts'

type Own = Context & { actor: User }

interface Verification {
  mobile: string
  areaCode?: AreaCode
  mobileCode: string
  type: number
  saveVerifyCache: boolean
}

/** Refuses a proof of the old number by anybody but its owner, who must be signed in. */
async function refuseProof({ db, school, actor }: Context, phone: Phone) {
  if (actor.kind === 'visitor') return refusal('signIn')
  const owner = await findUserByPhone(db, school.id, phone)
  return owner?.id === actor.userId ? undefined : refusal('invalidInput')
}

/**
 * ACC-133: reserves the code for this browser for ten minutes, or consumes it. A proof of the old
 * number is stored with the session.
 */
async function completeCheck(
  { key, codeHash }: RightCode,
  isRetained: boolean,
  { db, now, client, actor, school }: Context,
): Promise<Refusal<'smsCodeInvalid'> | undefined> {
  const provesOldNumber = key.type === smsTypes.verifyOldNumber
  if (isRetained && !provesOldNumber) {
    const until = secondsAfter(now, verifiedCodeSeconds)
    await codeQueries.extendCode(db, key, codeHash, until, markBrowser(client))
    return undefined
  }
  return db.transaction(async (tx) => {
    if (!(await codeQueries.useCode(tx, key, codeHash, now))) return refusal('smsCodeInvalid')
    if (isRetained && actor.kind === 'user') {
      const { userId, sessionId } = actor
      await queries.noteOldNumberVerified(tx, { schoolId: school.id, userId, sessionId }, now)
    }
    return undefined
  })
}

/** ACC-132, ACC-133, ACC-161: verifies a code. */
export async function verifyCode(input: Verification, context: Context) {
  const phone = readPhone(input.mobile, input.areaCode)
  if (!phone) return refusal('invalidInput', { fields: wrongField('mobile', context.language) })
  const wait = await refuseManyChecks(context)
  if (wait) return wait
  const refused =
    input.type === smsTypes.verifyOldNumber ? await refuseProof(context, phone) : undefined
  if (refused) return refused
  const code = await checkCode(context, phone, input.type, input.mobileCode)
  return code instanceof Refusal ? code : completeCheck(code, input.saveVerifyCache, context)
}

/**
 * ACC-163, ACC-257: changes the number, consumes proof and code, and ends the other sessions, in
 * one transaction.
 */
async function moveNumber({ db, school, actor, now }: Own, phone: Phone, code: RightCode) {
  const { userId, sessionId } = actor
  const owner = { schoolId: school.id, userId, sessionId }
  const after = secondsAfter(now, -oldNumberSeconds)
  try {
    return await db.transaction(async (tx) => {
      if (!(await queries.consumeOldNumberProof(tx, owner, after)))
        return refusal('noPermission', 'oldNumberFirst')
      await changePhone(tx, school.id, userId, phone)
      await endSessionsOf(tx, school.id, userId, now, sessionId)
      // This is the last step, because only consuming the code shows whether another request used
      // it. If so, an error rolls the steps above back.
      if (!(await codeQueries.useCode(tx, code.key, code.codeHash, now))) throw new CodeUsed()
      return undefined
    })
  } catch (error) {
    if (error instanceof CodeUsed) return refusal('smsCodeInvalid')
    if (isConflict(error, 'users_phone')) return refusal('phoneTaken')
    throw error
  }
}

class CodeUsed extends Error {}

interface NewNumber {
  mobile: string
  areaCode?: AreaCode
  mobileCode: string
}

/** ACC-160, ACC-162: changes the phone to a valid, free number, with a code of type 3 for it. */
export async function updateMobile(input: NewNumber, context: Own) {
  const { db, school, actor, now } = context
  const phone = readPhone(input.mobile, input.areaCode)
  if (!phone) return refusal('invalidInput', { fields: wrongField('mobile', context.language) })
  if (!school.areaCodes.includes(phone.areaCode)) return refusal('nonResident')
  const owner = { schoolId: school.id, userId: actor.userId, sessionId: actor.sessionId }
  if (!(await queries.isOldNumberVerified(db, owner, secondsAfter(now, -oldNumberSeconds))))
    return refusal('noPermission', 'oldNumberFirst')
  const wait = await refuseManyChecks(context)
  if (wait) return wait
  if (await findUserByPhone(db, school.id, phone)) return refusal('phoneTaken')
  const code = await checkCode(context, phone, smsTypes.bindNewNumber, input.mobileCode)
  return code instanceof Refusal ? code : moveNumber(context, phone, code)
}
