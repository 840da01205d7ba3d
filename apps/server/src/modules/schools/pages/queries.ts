import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import {
  type AdvertRow,
  adverts,
  type BannerRow,
  banners,
  type MenuRow,
  menus,
  schools,
} from '../tables.ts'

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

/** The public host of a school: its first one. The default school may have none. */
const nameHost = sql<
  string | null
>`(select min(h.host) from school_hosts h where h.school_id = ${schools}.id)`

export async function findNameHost(db: Db, schoolId: number): Promise<string | null> {
  const [row] = await db.select({ host: nameHost }).from(schools).where(eq(schools.id, schoolId))
  return row?.host ?? null
}

/**
 * CRS-108: lists the schools of the platform, oldest first. The default school has no host. `page`
 * counts from 0.
 */
export async function listCrests(db: Db, page: number, size: number) {
  const { id, title, defaultLanguage, logoFileId } = schools
  const rows = await db
    .select({ id, title, defaultLanguage, logoFileId, host: nameHost })
    .from(schools)
    .orderBy(asc(id))
    .limit(size)
    .offset(page * size)
  const [counted] = await db.select({ total: count() }).from(schools)
  return { rows, total: counted?.total ?? 0 }
}
export type CrestRow = Awaited<ReturnType<typeof listCrests>>['rows'][number]
