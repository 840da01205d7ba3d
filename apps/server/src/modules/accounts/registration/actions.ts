import { type AreaCode, type Language, smsTypes, wrongField } from '@titian/contract'
import { randomInt } from 'node:crypto'
import { type Db, isConflict } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { isOverLimit } from '../../../platform/security/limits.ts'
import { hashPassword } from '../../../platform/security/passwords.ts'
import { acceptNewest, findPeopleRoom, lockPeopleRoom } from '../../schools/index.ts'
import { checkCode, refuseManyChecks } from '../codes/actions.ts'
import * as codeQueries from '../codes/queries.ts'
import { readNewPassword } from '../passwords/actions.ts'
import * as queries from '../queries.ts'
import { completeRoles, firstAuditStatus, limits, newcomers, readPhone } from '../rules.ts'
import type { NewUser, UserRow } from '../tables.ts'

/**
 * Adds values that follow from the other ones: the additional role of staff accounts, and the state
 * of the identity.
 */
export function completeUser(plan: NewUser): NewUser {
  const roles = completeRoles(plan.roles ?? 'normal')
  return { auditStatus: firstAuditStatus(roles), ...plan, roles }
}

/**
 * Creates an account and returns its id.
 * @throws when the phone has an account at this school.
 */
export function createUser(db: Db, plan: NewUser): Promise<number> {
  return queries.insertUser(db, completeUser(plan))
}

/** Creates many accounts in one statement; returns their ids by phone number. */
export async function createUsers(db: Db, plans: NewUser[]): Promise<Map<string, number>> {
  const rows = await queries.insertUsers(db, plans.map(completeUser))
  return new Map(rows.map(({ mobile, id }) => [mobile, id]))
}

/** ACC-264: replaces a missing name and reveals nothing of the phone. */
function automaticName(language: Language): string {
  return `${newcomers[language]} ${randomInt(10_000, 100_000)}`
}

export interface Registration {
  mobile: string
  areaCode?: AreaCode
  mobileCode: string
  password: string
  schoolCode?: string
  name?: string
}

async function insertRegistered(
  context: Context,
  code: { key: codeQueries.CodeKey; codeHash: string },
  values: NewUser,
): Promise<UserRow | Refusal<'smsCodeInvalid' | 'phoneTaken' | 'invalidInput'>> {
  const { db, now } = context
  try {
    return await db.transaction(async (tx) => {
      const { left } = await lockPeopleRoom(tx, values.schoolId)
      if (left === 0) return refusal('invalidInput', 'noNewAccounts')
      if (!(await codeQueries.useCode(tx, code.key, code.codeHash, now)))
        return refusal('smsCodeInvalid')
      const { schoolId } = values
      const userId = await queries.insertUser(tx, values)
      // ACC-091, CNT-074: the form requires both agreements to be ticked.
      await acceptNewest(tx, { schoolId, userId, acceptedAt: now }, [1, 2])
      return queries.getUser(tx, schoolId, userId)
    })
  } catch (error) {
    if (isConflict(error, 'users_phone')) return refusal('phoneTaken')
    throw error
  }
}

/** ACC-088 to ACC-110: creates an account with the role `normal`. */
export async function register(input: Registration, context: Context) {
  const { db, school, now } = context
  const phone = readPhone(input.mobile, input.areaCode)
  if (!phone) return refusal('invalidInput', { fields: wrongField('mobile', context.language) })
  if (!school.areaCodes.includes(phone.areaCode)) return refusal('nonResident')
  const password = await readNewPassword('password', input.password, context)
  if (password instanceof Refusal) return password
  const wait = await refuseManyChecks(context)
  if (wait) return wait
  if (await queries.findUserByPhone(db, school.id, phone)) return refusal('phoneTaken')
  // Checked before the code, so that a refused person can use the code later.
  const { left } = await findPeopleRoom(db, school.id)
  if (left === 0) return refusal('invalidInput', 'noNewAccounts')
  const code = await checkCode(context, phone, smsTypes.register, input.mobileCode)
  if (code instanceof Refusal) return code
  const passwordHash = await hashPassword(password)
  return insertRegistered(context, code, {
    ...phone,
    schoolId: school.id,
    name: input.name ?? automaticName(context.language),
    passwordHash,
    schoolCode: input.schoolCode ?? null,
    createdAt: now,
  })
}

export async function checkUnique(
  digits: string,
  areaCode: AreaCode | undefined,
  { db, school, client, now, language }: Context,
) {
  const phone = readPhone(digits, areaCode)
  if (!phone) return refusal('invalidInput', { fields: wrongField('mobile', language) })
  const overAddress = await isOverLimit(
    db,
    { key: `phone checks ${client.network}`, ...limits.phoneChecksFromOneAddress },
    now,
  )
  const overPhone = await isOverLimit(
    db,
    {
      key: `phone checks ${school.id} ${phone.areaCode} ${phone.mobile}`,
      ...limits.phoneChecksOfOnePhone,
    },
    now,
  )
  if (overAddress || overPhone) return refusal('waitBefore', 'tooManyRequests')
  return (await queries.findUserByPhone(db, school.id, phone)) ? refusal('phoneTaken') : undefined
}
