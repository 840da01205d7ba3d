import type { AreaCode, Language, SchoolHost } from '@titian/contract'
import { recordAudit } from '../../platform/audit/audit.ts'
import { isConflict } from '../../platform/database/database.ts'
import type { User } from '../../platform/actor.ts'
import type { Context } from '../../platform/http/context.ts'
import { refusal, type Refusal } from '../../platform/refusal.ts'
import { forgetSchools } from './hosts.ts'
import { firstMenus, newSchoolValues } from './new-school.ts'
import * as platformQueries from './platform-queries.ts'
import * as queries from './queries.ts'
import type { Setup } from './setup.ts'

export interface OpenedSchool {
  key: string
  title: string
  defaultLanguage: Language
  host: string
  admin: { name: string; areaCode: AreaCode; mobile: string }
}

function takenOr(error: unknown): Refusal<'alreadyDone'> {
  if (isConflict(error, 'school_hosts_pkey')) return refusal('alreadyDone', 'hostTaken')
  if (isConflict(error, 'schools_key_key')) return refusal('alreadyDone', 'keyTaken')
  throw error
}

/** Opens a school that works at once: at its host, with menus, without agreements. Answers its id. */
export async function openSchool(
  { db, actor, client, now, events }: Context & { actor: User },
  { key, title, defaultLanguage, host, admin }: OpenedSchool,
): Promise<number | Refusal<'alreadyDone'>> {
  const values = { ...newSchoolValues(key, title, defaultLanguage), createdAt: now }
  try {
    return await db.transaction(async (tx) => {
      const id = await queries.insertSchool(tx, values, [{ host, registrationNumber: '' }])
      await queries.insertContent(tx, id, { menus: firstMenus, banners: [], adverts: [] })
      const opened = { schoolId: id, ...admin, createdAt: now }
      await events.publish(tx, 'schoolOpened', opened)
      const detail = Object.entries({ key, title, host, admin: admin.name }).map(
        ([field, after]) => ({
          field,
          before: '',
          after,
        }),
      )
      const act = { action: 'school.created' as const, schoolId: id, detail }
      await recordAudit(tx, { actor, client, now }, act)
      return id
    })
  } catch (error) {
    return takenOr(error)
  } finally {
    forgetSchools()
  }
}

function textOf(hosts: SchoolHost[]): string {
  return hosts
    .map(({ host, registrationNumber }) =>
      registrationNumber ? `${host} (${registrationNumber})` : host,
    )
    .join(', ')
}

/** The hosts of a school, whole; one that another school has is refused. */
export async function saveHosts(
  { db, actor, client, now }: Setup,
  schoolId: number,
  hosts: SchoolHost[],
): Promise<null | Refusal<'alreadyDone'>> {
  try {
    return await db.transaction(async (tx) => {
      await platformQueries.lockSchool(tx, schoolId)
      const before = await platformQueries.listHosts(tx, schoolId)
      await platformQueries.replaceHosts(tx, schoolId, hosts)
      const detail = [{ field: 'hosts', before: textOf(before), after: textOf(hosts) }]
      const act = { action: 'school.hostsChanged' as const, schoolId, detail }
      await recordAudit(tx, { actor, client, now }, act)
      return null
    })
  } catch (error) {
    return takenOr(error)
  } finally {
    forgetSchools()
  }
}
