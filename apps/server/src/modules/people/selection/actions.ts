import {
  type GivenRole,
  mostPeopleAtOnce,
  type PeopleAct,
  type Protection,
  type FullTexts,
} from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { type AuditAct, recordAudit } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import type { UserRow } from '../../accounts/index.ts'
import { setRoles, setState, type StaffContext } from '../directory/actions.ts'
import { refuseMorePeople } from '../../schools/index.ts'
import * as directory from '../directory/queries.ts'
import * as policy from '../policy.ts'

/**
 * The error shown beside the filter. The sites have no such text, because they do not offer to
 * change so many people at once.
 */
const tooManyPeople: FullTexts = {
  en: 'The filter finds more than 200 people. Narrow it, and change them in parts.',
  zh: '筛选结果超过 200 人，请缩小范围后分批修改',
  my: 'Penapis menemui lebih daripada 200 orang. Kecilkan dan ubah secara berperingkat.',
}

/**
 * Returns the roles after one role is given or removed. If none is left, the person remains a
 * member.
 */
function rolesAfter(before: string, role: GivenRole, isGiven: boolean): string[] {
  const own = before.split(',').filter((one) => one !== '' && one !== 'platformAdmin')
  const others = own.filter((one) => one !== role)
  return isGiven ? [...others, role] : others
}

interface Wanted {
  /** The given people, or those that the filter finds now. */
  whom: { ids: readonly number[] } | { filter: directory.PeopleNarrowing }
  act: PeopleAct
  role: GivenRole
  className: string
  reason: string
}

/** Returns why this account must not be changed this way, or undefined. */
function protectionOf(user: UserRow, { act, role }: Wanted, actor: User): Protection | undefined {
  const may = policy.abilities(actor, user)
  if (user.closedAt) return 'closed'
  const isOwn = policy.isOneself(actor, user)
  switch (act) {
    case 'disable':
    case 'enable':
      return may.disable ? undefined : isOwn ? 'yourself' : 'platformStaff'
    case 'giveRole':
      return may.changeRoles ? undefined : 'platformStaff'
    case 'takeRole':
      if (!may.changeRoles) return 'platformStaff'
      return policy.mayDrop(actor, user, role) ? undefined : 'yourself'
    case 'setClass':
      if (!may.correct) return 'platformStaff'
      return policy.mayHaveClass(user) ? undefined : 'noStudent'
  }
}

async function setClass(tx: Db, user: UserRow, className: string): Promise<AuditAct | undefined> {
  const before = user.className ?? ''
  if (before === className) return undefined
  await directory.changePerson(tx, user.schoolId, user.id, { className: className || null })
  const detail = [{ field: 'className', before, after: className }]
  return { action: 'person.classChanged', detail }
}

function change(tx: Db, user: UserRow, { act, role, className }: Wanted, context: StaffContext) {
  if (act === 'setClass') return setClass(tx, user, className)
  if (act === 'disable' || act === 'enable')
    return setState(tx, user, act === 'disable', context.now)
  return setRoles(tx, context.actor, user, rolesAfter(user.roles, role, act === 'giveRole'))
}

async function listMeant(
  tx: Db,
  { whom }: Wanted,
  { actor, language }: StaffContext,
): Promise<ReadonlySet<number> | Refusal<'notFound' | 'invalidInput'>> {
  if ('ids' in whom) return new Set(whom.ids)
  const most = mostPeopleAtOnce
  const listed = await directory.listPeopleIds(tx, actor.schoolId, whom.filter, most + 1)
  if (listed.length === 0) return refusal('notFound')
  if (listed.length > most)
    return refusal('invalidInput', { fields: { filter: tooManyPeople[language] } })
  return new Set(listed)
}

export interface Done {
  changed: number
  same: number
  refused: { user: UserRow; why: Protection }[]
}

/**
 * ACC-290: changes all people or none, with one log entry for each. People who already have the
 * value are skipped, so repeating the call changes nothing.
 */
export function changePeople(
  wanted: Wanted,
  context: StaffContext,
): Promise<Done | Refusal<'notFound' | 'noPermission' | 'invalidInput'>> {
  const { db, actor } = context
  return db.transaction(async (tx) => {
    const ids = await listMeant(tx, wanted, context)
    if (ids instanceof Refusal) return ids
    const locked = await directory.lockPeople(tx, actor.schoolId, [...ids])
    if (locked.length < ids.size) return refusal('notFound')
    const refused = locked.flatMap((user) => {
      const why = protectionOf(user, wanted, actor)
      return why ? [{ user, why }] : []
    })
    if (refused.length > 0) return { changed: 0, same: 0, refused }
    const enabled = wanted.act === 'enable' ? locked.filter(({ disabled }) => disabled).length : 0
    const full = await refuseMorePeople(tx, actor.schoolId, enabled)
    if (full) return full
    let changed = 0
    for (const user of locked) {
      const done = await change(tx, user, wanted, context)
      if (done instanceof Refusal) throw new Error('What was allowed was refused.')
      if (done === undefined) continue
      await recordAudit(tx, context, { subjectId: user.id, reason: wanted.reason, ...done })
      changed += 1
    }
    return { changed, same: locked.length - changed, refused }
  })
}
