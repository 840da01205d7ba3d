import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import {
  type AdvertRow,
  adverts,
  type BannerRow,
  banners,
  type MenuRow,
  menus,
  type SchoolRow,
  schools,
} from '../tables.ts'

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
