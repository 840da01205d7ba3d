import {
  type AgreementForm,
  type AreaCode,
  gigabyte,
  type Language,
  type SchoolHost,
  type Texts,
} from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { type AuditContext, recordAudit, recordAudits } from '../../../platform/audit/audit.ts'
import { type Db, isConflict } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { restartWaiting } from '../../../platform/mail/queries.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { lockStorage, setFileLimits } from '../../files/index.ts'
import { insertVersion } from '../agreements/queries.ts'
import { forgetSchools } from '../hosts/actions.ts'
import { listHosts, replaceHosts } from '../hosts/queries.ts'
import { plainHost } from '../hosts/rules.ts'
import { getMostPeople, setMostPeople } from '../limits/queries.ts'
import { lockSchool } from '../queries.ts'
import { cleanTexts } from '../rules.ts'
import type { NewSchool } from '../tables.ts'
import * as queries from './queries.ts'
import { firstMenus, newSchoolValues } from './rules.ts'

export interface SchoolPlan extends NewSchool {
  hosts: string[]
  /** FRM-189: registration numbers by host. */
  registrationNumbers?: Record<string, string>
  /** The school's own agreements; others are the standard texts. */
  agreements?: { form: AgreementForm; title: Texts; html: Texts }[]
}

/** Creates a school with its hosts and returns its id. */
export async function createSchool(
  db: Db,
  { hosts, registrationNumbers = {}, agreements = [], ...values }: SchoolPlan,
): Promise<number> {
  const id = await queries.insertSchool(
    db,
    values,
    hosts.map((host) => ({
      host: plainHost(host),
      registrationNumber: registrationNumbers[host] ?? '',
    })),
  )
  for (const { form, title, html } of agreements)
    await insertVersion(db, {
      schoolId: id,
      form,
      version: 1,
      title,
      html: cleanTexts(html),
      createdAt: values.createdAt ?? new Date(),
    })
  forgetSchools()
  return id
}

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

/** Creates a school that can be used at once: with host and menus. Returns its id. */
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

/** The database, and the person whom the audit log names. */
export interface PlatformAct extends AuditContext {
  db: Db
}

/**
 * Replaces the hosts of a school by what `change` makes of them; a host of another school is
 * refused.
 */
export async function changeHosts(
  { db, actor, client, now }: PlatformAct,
  schoolId: number,
  change: (before: SchoolHost[]) => SchoolHost[],
): Promise<null | Refusal<'alreadyDone'>> {
  try {
    return await db.transaction(async (tx) => {
      await lockSchool(tx, schoolId)
      const before = await listHosts(tx, schoolId)
      const hosts = change(before)
      await replaceHosts(tx, schoolId, hosts)
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

const gigabytesOf = (bytes: number) => String(Math.round((10 * bytes) / gigabyte) / 10)

const limitText = (most: number | null) => (most === null ? '' : String(most))

/**
 * FRM-403, OPS-070: sets the limits of a school. What it has already stays, also if it is more than
 * the limit.
 */
export async function saveLimits(
  { db, actor, client, now }: PlatformAct,
  schoolId: number,
  {
    gigabytes,
    people,
    videoMinutes,
  }: { gigabytes: number; people: number | null; videoMinutes: number | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSchool(tx, schoolId)
    const { most, mostVideoMinutes } = await lockStorage(tx, schoolId)
    const mostPeople = await getMostPeople(tx, schoolId)
    await setFileLimits(tx, schoolId, {
      mostBytes: gigabytes * gigabyte,
      mostVideoMinutes: videoMinutes,
    })
    if (people !== mostPeople) await setMostPeople(tx, schoolId, people)
    const detail = [
      { field: 'storage', before: gigabytesOf(most), after: String(gigabytes) },
      { field: 'mostPeople', before: limitText(mostPeople), after: limitText(people) },
      {
        field: 'mostVideoMinutes',
        before: limitText(mostVideoMinutes),
        after: limitText(videoMinutes),
      },
    ].filter(({ before, after }) => before !== after)
    if (detail.length === 0) return
    const act = { action: 'school.storageChanged' as const, schoolId, detail }
    await recordAudit(tx, { actor, client, now }, act)
  })
}

/** OPS-020: suspends a school; refused when it is suspended already. */
export async function suspendSchool(
  { db, actor, client, now }: PlatformAct,
  schoolId: number,
  reason: string,
): Promise<null | Refusal<'alreadyDone'>> {
  try {
    return await db.transaction(async (tx) => {
      await lockSchool(tx, schoolId)
      if (!(await queries.setSuspension(tx, schoolId, { at: now, reason })))
        return refusal('alreadyDone', 'suspendedAlready')
      const act = { action: 'school.suspended' as const, schoolId, reason }
      await recordAudit(tx, { actor, client, now }, act)
      return null
    })
  } finally {
    forgetSchools()
  }
}

/** OPS-021: opens a suspended school; its waiting mails are sent from now on. An open school stays as it is. */
export async function resumeSchool(
  { db, actor, client, now }: PlatformAct,
  schoolId: number,
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await lockSchool(tx, schoolId)
      if (!(await queries.setSuspension(tx, schoolId, null))) return
      await restartWaiting(tx, schoolId, now)
      await recordAudit(tx, { actor, client, now }, { action: 'school.resumed', schoolId })
    })
  } finally {
    forgetSchools()
  }
}

/** OPS-026: every process makes the pages and answers of these schools again. */
export async function clearCaches(
  { db, actor, client, now }: PlatformAct,
  schoolIds: readonly number[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await queries.noticeContent(tx, schoolIds)
    const action = 'school.cachesCleared' as const
    await recordAudits(
      tx,
      { actor, client, now },
      schoolIds.map((schoolId) => ({ action, schoolId })),
    )
  })
}
