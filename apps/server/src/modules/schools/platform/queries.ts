import { and, asc, count, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { SchoolHost } from '@titian/contract'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { schoolStorage, storageColumns } from '../../files/index.ts'
import { insertHosts } from '../hosts/queries.ts'
import { peopleColumns } from '../limits/queries.ts'
import {
  adverts,
  banners,
  menus,
  type NewSchool,
  schoolHosts,
  schoolPages,
  type SchoolRow,
  schools,
} from '../tables.ts'

/** A host as JSON in the row of its school. */
const hostJson = sql`json_build_object('host', h.host, 'registrationNumber', coalesce(h.registration_number, ''))`
const hostsJson = sql<SchoolHost[]>`(
  select coalesce(json_agg(${hostJson} order by h.host), '[]'::json)
  from school_hosts h where h.school_id = ${schools}.id)`

export interface SchoolFilter {
  name: string
  page: number
  size: number
}

/**
 * Lists schools, the oldest first. `name` finds a part of the key or of a title; `only` limits the
 * list to one school.
 */
export async function listSchools(
  db: Db,
  only: number | undefined,
  { name, page, size }: SchoolFilter,
) {
  const words = sql`concat_ws(' ', ${schools.key}, ${schools.title}->>'en', ${schools.title}->>'zh', ${schools.title}->>'my')`
  const where = and(
    only === undefined ? undefined : eq(schools.id, only),
    name ? sql`position(lower(${name}) in lower(${words})) > 0` : undefined,
  )
  const rows = await db
    .select({
      id: schools.id,
      key: schools.key,
      title: schools.title,
      defaultLanguage: schools.defaultLanguage,
      createdAt: schools.createdAt,
      suspendedAt: schools.suspendedAt,
      suspensionReason: schools.suspensionReason,
      hosts: hostsJson,
      ...peopleColumns,
      storage: storageColumns,
    })
    .from(schools)
    // A school without files has no row.
    .leftJoin(schoolStorage, eq(schoolStorage.schoolId, schools.id))
    .where(where)
    .orderBy(asc(schools.id))
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await db.select({ total: count() }).from(schools).where(where)
  return { rows, total: counted?.total ?? 0 }
}

export type SchoolListRow = Awaited<ReturnType<typeof listSchools>>['rows'][number]

type New<Table extends { $inferInsert: unknown }> = Omit<Table['$inferInsert'], 'id' | 'schoolId'>

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

/** The school with this key or host. */
export async function findNamedSchool(
  db: Db,
  name: string,
): Promise<Pick<SchoolRow, 'id' | 'key' | 'title' | 'defaultLanguage' | 'areaCodes'> | undefined> {
  const { id, key, title, defaultLanguage, areaCodes } = schools
  const hosts = db
    .select({ id: schoolHosts.schoolId })
    .from(schoolHosts)
    .where(eq(schoolHosts.host, name))
  const [row] = await db
    .select({ id, key, title, defaultLanguage, areaCodes })
    .from(schools)
    .where(or(eq(key, name), inArray(id, hosts)))
    // A key wins over a host of the same name.
    .orderBy(sql`${key} <> ${name}`)
    .limit(1)
  return row
}

/** Notifies every process that the content of these schools has changed, by the trigger of their rows. */
export async function noticeContent(db: Db, schoolIds: readonly number[]): Promise<void> {
  await db
    .update(schools)
    .set({ key: sql`${schools.key}` })
    .where(inArray(schools.id, [...schoolIds]))
}

/** Suspends a school, or opens it with null; false when it was so already. */
export async function setSuspension(
  db: Db,
  schoolId: number,
  suspension: { at: Date; reason: string } | null,
): Promise<boolean> {
  const rows = await db
    .update(schools)
    .set({ suspendedAt: suspension?.at ?? null, suspensionReason: suspension?.reason ?? null })
    .where(
      and(
        eq(schools.id, schoolId),
        suspension ? isNull(schools.suspendedAt) : isNotNull(schools.suspendedAt),
      ),
    )
    .returning({ id: schools.id })
  return rows.length > 0
}

export interface SchoolContent {
  menus: New<typeof menus>[]
  banners: New<typeof banners>[]
  adverts: New<typeof adverts>[]
  pages?: New<typeof schoolPages>[]
}

/** Inserts menus, banners and other public content; empty lists insert nothing. */
export async function insertContent(
  db: Db,
  schoolId: number,
  content: SchoolContent,
): Promise<void> {
  const owned = <Row extends object>(rows: Row[]) => rows.map((row) => ({ ...row, schoolId }))
  if (content.menus.length > 0) await db.insert(menus).values(owned(content.menus))
  if (content.banners.length > 0) await db.insert(banners).values(owned(content.banners))
  if (content.adverts.length > 0) await db.insert(adverts).values(owned(content.adverts))
  if (content.pages?.length) await db.insert(schoolPages).values(owned(content.pages))
}
