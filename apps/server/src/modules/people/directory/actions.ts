import {
  type AreaCode,
  auditStatus,
  type GivenRole,
  nationalNumber,
  type PersonDetail,
} from '@titian/contract'
import type { School, User } from '../../../platform/actor.ts'
import { type AuditAct, type AuditContext, recordAudit } from '../../../platform/audit/audit.ts'
import { type Db, isConflict } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { refusal, Refusal } from '../../../platform/refusal.ts'
import {
  completeRoles,
  createUser,
  endSessionsOf,
  removeTwoStep,
  type UserRow,
} from '../../accounts/index.ts'
import { refuseMorePeople } from '../../schools/index.ts'
import * as policy from '../policy.ts'
import { phoneText } from '../rules.ts'
import * as queries from './queries.ts'
import { chosenRoles, lostRoles, sameRoles } from './rules.ts'

/** A request of staff; the contract admits no other role. */
export type StaffContext = Context & { actor: User }

interface GivenPhone {
  areaCode: AreaCode
  mobile: string
}

function readPhone(
  { areaCode, mobile }: GivenPhone,
  { school }: { school: Pick<School, 'areaCodes'> },
) {
  if (!school.areaCodes.includes(areaCode)) return refusal('nonResident')
  return { areaCode, mobile: nationalNumber(areaCode, mobile) }
}

/** Turns a violation of the unique phone constraint into a refusal. */
async function unlessTaken<Done>(run: () => Promise<Done>): Promise<Done | Refusal<'phoneTaken'>> {
  try {
    return await run()
  } catch (error) {
    if (isConflict(error, 'users_phone')) return refusal('phoneTaken')
    throw error
  }
}

/** Who creates an account, and in which school. */
export interface Creating extends AuditContext {
  db: Db
  school: Pick<School, 'id' | 'areaCodes'>
}

/**
 * ACC-219: creates an account without a password; returns its id. Only a command of an operator
 * gives the role of a platform administrator.
 */
export async function createPerson(
  { name, role, ...given }: GivenPhone & { name: string; role: GivenRole | 'platformAdmin' },
  context: Creating,
) {
  const { db, school, now } = context
  const phone = readPhone(given, context)
  if (phone instanceof Refusal) return phone
  return unlessTaken(() =>
    db.transaction(async (tx) => {
      const full = await refuseMorePeople(tx, school.id, 1)
      if (full) return full
      const plan = { schoolId: school.id, ...phone, name, roles: role, createdAt: now }
      const id = await createUser(tx, plan)
      const after = { name, mobile: phoneText(phone), roles: completeRoles(role) }
      const detail = Object.entries(after).map(([field, text]) => ({
        field,
        before: '',
        after: text,
      }))
      const act = { action: 'person.created' as const, schoolId: school.id, subjectId: id, detail }
      await recordAudit(tx, context, act)
      return id
    }),
  )
}

interface Wanted {
  personId: number
  reason: string
  ability: keyof PersonDetail['may']
}

interface Correction {
  name: string
  studentCard: string
  className: string
}

type PersonRefusal = Refusal<'noPermission'>
type ActRefusal = PersonRefusal | Refusal<'invalidInput'>

function refuseAct(user: UserRow, { ability }: Wanted, { actor }: StaffContext) {
  if (policy.abilities(actor, user)[ability]) return undefined
  return refusal('noPermission', policy.isOneself(actor, user) ? 'notOnYourself' : undefined)
}

/**
 * Checks, does and logs one act on an account in one transaction. If `perform` returns no act,
 * nothing happens.
 */
function act(
  wanted: Wanted,
  context: StaffContext,
  run: (tx: Db, user: UserRow) => Promise<AuditAct | ActRefusal | undefined>,
): Promise<ActRefusal | undefined> {
  const { db, actor } = context
  return db.transaction(async (tx) => {
    const user = await queries.lockPerson(tx, actor.schoolId, wanted.personId)
    const refused = refuseAct(user, wanted, context)
    if (refused) return refused
    const done = await run(tx, user)
    if (done === undefined || done instanceof Refusal) return done
    const { personId: subjectId, reason } = wanted
    await recordAudit(tx, context, { subjectId, reason, ...done })
    return undefined
  })
}

/** Changes one account whose row is locked and which may be disabled. */
export async function setState(
  tx: Db,
  { id, schoolId, disabled: before }: UserRow,
  disabled: boolean,
  now: Date,
): Promise<AuditAct | undefined> {
  if (before === disabled) return undefined
  await queries.changePerson(tx, schoolId, id, { disabled })
  if (disabled) await endSessionsOf(tx, schoolId, id, now)
  return { action: disabled ? 'person.disabled' : 'person.enabled' }
}

export function changeState(
  { personId, disabled, reason }: { personId: number; disabled: boolean; reason: string },
  context: StaffContext,
) {
  return act({ personId, reason, ability: 'disable' }, context, async (tx, user) => {
    const isEnabled = user.disabled && !disabled
    const full = await refuseMorePeople(tx, user.schoolId, isEnabled ? 1 : 0)
    return full ?? setState(tx, user, disabled, context.now)
  })
}

/**
 * Decision 0006: removes the second step, so that the next sign-in needs the password only. All
 * sessions end, because the lost phone may be signed in.
 */
export function removeSecondStep(
  { personId, reason }: { personId: number; reason: string },
  context: StaffContext,
) {
  const { schoolId } = context.actor
  return act({ personId, reason, ability: 'removeTwoStep' }, context, async (tx) => {
    if (!(await removeTwoStep(tx, schoolId, personId))) return undefined
    await endSessionsOf(tx, schoolId, personId, context.now)
    return { action: 'twoStep.disabled' }
  })
}

/** ACC-258: ends all sessions, because the old phone may belong to another person. */
export async function changeMobile(
  { personId, reason, ...given }: GivenPhone & { personId: number; reason: string },
  context: StaffContext,
) {
  const { schoolId } = context.actor
  const phone = readPhone(given, context)
  if (phone instanceof Refusal) return phone
  const after = phoneText(phone)
  return unlessTaken(() =>
    act({ personId, reason, ability: 'changeMobile' }, context, async (tx, user) => {
      const before = phoneText(user)
      if (before === after) return undefined
      await queries.changePerson(tx, schoolId, personId, phone)
      await endSessionsOf(tx, schoolId, personId, context.now)
      return { action: 'person.mobileChanged', detail: [{ field: 'mobile', before, after }] }
    }),
  )
}

export function changeRoles(
  { personId, roles, reason }: { personId: number; roles: GivenRole[]; reason: string },
  context: StaffContext,
) {
  const { actor } = context
  return act({ personId, reason, ability: 'changeRoles' }, context, (tx, user) =>
    setRoles(tx, actor, user, roles),
  )
}

/** Changes the roles of one account whose row is locked. */
export async function setRoles(
  tx: Db,
  actor: User,
  user: UserRow,
  roles: readonly string[],
): Promise<AuditAct | PersonRefusal | undefined> {
  const before = user.roles
  const after = completeRoles(chosenRoles(before, roles))
  if (sameRoles(before, after)) return undefined
  if (lostRoles(before, after).some((role) => !policy.mayDrop(actor, user, role)))
    return refusal('noPermission', 'notOnYourself')
  // Teachers and staff are verified by the staff member who gives them the role (ACC-219).
  const isChecked = roles.includes('teacher') || roles.includes('schoolAdmin')
  const status = isChecked ? { auditStatus: auditStatus.approved } : {}
  await queries.changePerson(tx, user.schoolId, user.id, { roles: after, ...status })
  return { action: 'person.rolesChanged', detail: [{ field: 'roles', before, after }] }
}

/** ACC-291: corrects details; the log contains changed fields only. */
export function correct(
  { personId, reason, ...given }: Correction & { personId: number; reason: string },
  context: StaffContext,
) {
  const { schoolId } = context.actor
  return act({ personId, reason, ability: 'correct' }, context, async (tx, user) => {
    const fields = ['name', 'studentCard', 'className'] as const
    const detail = fields.flatMap((field) => {
      const [before, after] = [user[field] ?? '', given[field]]
      return before === after ? [] : [{ field, before, after }]
    })
    if (detail.length === 0) return undefined
    const { name, studentCard, className } = given
    await queries.changePerson(tx, schoolId, personId, {
      name,
      studentCard: studentCard || null,
      className: className || null,
    })
    return { action: 'person.corrected', detail }
  })
}

/**
 * Removes one role from an account inside the caller's transaction. Returns false when the account
 * lacks the role. Only calls of staff may use this function.
 */
export async function dropRole(
  tx: Db,
  { personId, role, reason }: { personId: number; role: GivenRole; reason: string },
  context: AuditContext & { actor: User },
): Promise<boolean | PersonRefusal> {
  const { actor } = context
  const user = await queries.lockPerson(tx, actor.schoolId, personId)
  const before = user.roles
  const left = before.split(',').filter((one) => one !== role)
  const after = completeRoles(left.join(','))
  if (sameRoles(before, after)) return false
  if (!policy.abilities(actor, user).changeRoles) return refusal('noPermission')
  await queries.changePerson(tx, actor.schoolId, personId, { roles: after })
  const detail = [{ field: 'roles', before, after }]
  const act = { action: 'person.rolesChanged', subjectId: personId, reason, detail } as const
  await recordAudit(tx, context, act)
  return true
}
