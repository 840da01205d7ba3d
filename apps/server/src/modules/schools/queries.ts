import type { Language, SchoolHost, Texts } from '@titian/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { School } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import { insertHosts } from './platform-queries.ts'
import {
  type AdvertRow,
  adverts,
  type BannerRow,
  banners,
  type MenuRow,
  menus,
  type NewSchool,
  type SchoolRow,
  schools,
} from './tables.ts'

/** The school as its host shows it; the registration number belongs to the host (FRM-189). */
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
  registration_number: string | null
}

/** The school of a host; `local` lets the default school answer where the host is not listed. */
export async function findHostedSchool(
  db: Db,
  host: string,
  local: boolean,
): Promise<HostedSchool | undefined> {
  const { rows } = await db.execute<HostedRow>(sql`
    select s.id, s.key, s.title, s.default_language, s.languages, s.currency, s.currency_symbol, s.area_codes, s.requires_authentication, h.registration_number
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
    registrationNumber: row.registration_number,
  }
}

export async function getSchool(db: Db, schoolId: number): Promise<SchoolRow> {
  const [row] = await db.select().from(schools).where(eq(schools.id, schoolId))
  return found(row)
}

export async function listMenus(db: Db, schoolId: number): Promise<MenuRow[]> {
  return db
    .select()
    .from(menus)
    .where(eq(menus.schoolId, schoolId))
    .orderBy(asc(menus.position), asc(menus.id))
}

export async function listBanners(db: Db, schoolId: number): Promise<BannerRow[]> {
  return db
    .select()
    .from(banners)
    .where(and(eq(banners.schoolId, schoolId), banners.active))
    .orderBy(asc(banners.position), asc(banners.id))
}

export async function listAdverts(db: Db, schoolId: number, place: number): Promise<AdvertRow[]> {
  return db
    .select()
    .from(adverts)
    .where(and(eq(adverts.schoolId, schoolId), eq(adverts.place, place), adverts.active))
    .orderBy(asc(adverts.position), asc(adverts.id))
}

export async function insertSchool(
  db: Db,
  values: NewSchool,
  hosts: SchoolHost[],
): Promise<number> {
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(schools).values(values).returning({ id: schools.id })
    const { id } = found(row)
    await insertHosts(tx, id, hosts)
    return id
  })
}

type New<Table extends { $inferInsert: unknown }> = Omit<Table['$inferInsert'], 'id' | 'schoolId'>

export interface SchoolContent {
  menus: New<typeof menus>[]
  banners: New<typeof banners>[]
  adverts: New<typeof adverts>[]
}

/** What visitors of a school see around its courses; nothing where a list is empty. */
export async function insertContent(
  db: Db,
  schoolId: number,
  content: SchoolContent,
): Promise<void> {
  const owned = <Row extends object>(rows: Row[]) => rows.map((row) => ({ ...row, schoolId }))
  if (content.menus.length > 0) await db.insert(menus).values(owned(content.menus))
  if (content.banners.length > 0) await db.insert(banners).values(owned(content.banners))
  if (content.adverts.length > 0) await db.insert(adverts).values(owned(content.adverts))
}
