import type { AnnouncedMaintenance, Language, SchoolHost, Texts } from '@titian/contract'
import { asc, eq, sql } from 'drizzle-orm'
import type { School } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/database/database.ts'
import { schoolHosts } from '../tables.ts'

/** A school with its host's data; the registration number belongs to the host (FRM-189). */
export interface HostedSchool extends School {
  registrationNumber: string | null
}

interface HostedRow extends Record<string, unknown> {
  id: string
  key: string
  title: Texts
  default_language: Language
  languages: Language[]
  currency: string
  currency_symbol: string
  area_codes: string[]
  requires_authentication: boolean
  is_suspended: boolean
  registration_number: string | null
  maintenance: NoticeRow[]
}

interface NoticeRow {
  changed_at: string
  starts_at: string
  ends_at: string
  lead_hours: number
  texts: Texts
}

/**
 * The notices with the latest ends, which are read together with the school, so that no page needs a
 * statement for them. They belong to the module `operations`, which is above this one.
 */
const latestNotices = sql`(
  select coalesce(json_agg(n), '[]'::json) from (
    select changed_at, starts_at, ends_at, lead_hours, texts from maintenance_notices
    where withdrawn_at is null order by ends_at desc limit 20) n)`

const hour = 3_600_000
const isoOf = (time: string | number) => new Date(time).toISOString()

function noticeOf(row: NoticeRow): AnnouncedMaintenance {
  return {
    key: Date.parse(row.changed_at).toString(36),
    startsAt: isoOf(row.starts_at),
    endsAt: isoOf(row.ends_at),
    showsFrom: isoOf(Date.parse(row.starts_at) - row.lead_hours * hour),
    texts: row.texts,
  }
}

/** Returns the school of a host; `local` returns the default school for an unlisted host. */
export async function findHostedSchool(
  db: Db,
  host: string,
  local: boolean,
): Promise<HostedSchool | undefined> {
  const { rows } = await db.execute<HostedRow>(sql`
    select s.id, s.key, s.title, s.default_language, s.languages, s.currency, s.currency_symbol, s.area_codes, s.requires_authentication, s.suspended_at is not null as is_suspended, h.registration_number, ${latestNotices} as maintenance
    from schools s left join school_hosts h on h.school_id = s.id and h.host = ${host}
    where h.host is not null or (s.is_default and ${local}::boolean)
    order by h.host is null limit 1`)
  const row = rows[0]
  if (!row) return undefined
  return {
    id: Number(row.id),
    key: row.key,
    title: row.title,
    defaultLanguage: row.default_language,
    languages: row.languages,
    currency: row.currency,
    currencySymbol: row.currency_symbol,
    areaCodes: row.area_codes,
    requiresAuthentication: row.requires_authentication,
    isSuspended: row.is_suspended,
    registrationNumber: row.registration_number,
    maintenance: row.maintenance.map(noticeOf),
  }
}

export async function listHosts(db: Db, schoolId: number): Promise<SchoolHost[]> {
  const rows = await db
    .select()
    .from(schoolHosts)
    .where(eq(schoolHosts.schoolId, schoolId))
    .orderBy(asc(schoolHosts.host))
  return rows.map(({ host, registrationNumber }) => ({
    host,
    registrationNumber: registrationNumber ?? '',
  }))
}

export async function insertHosts(db: Db, schoolId: number, hosts: SchoolHost[]): Promise<void> {
  if (hosts.length === 0) return
  await db.insert(schoolHosts).values(
    hosts.map(({ host, registrationNumber }) => ({
      host,
      schoolId,
      registrationNumber: registrationNumber || null,
    })),
  )
}

export async function replaceHosts(db: Db, schoolId: number, hosts: SchoolHost[]): Promise<void> {
  await db.delete(schoolHosts).where(eq(schoolHosts.schoolId, schoolId))
  await insertHosts(db, schoolId, hosts)
}
