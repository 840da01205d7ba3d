import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { files } from '../../files/index.ts'
import {
  type AdvertRow,
  adverts,
  type BannerRow,
  banners,
  menus,
  type NewAdvert,
  type NewBanner,
  type NewMenu,
  type NewSchool,
  type SchoolRow,
  schools,
} from '../tables.ts'

export type SettingsPart = 'settingsVersion' | 'menusVersion' | 'homeVersion' | 'subjectsVersion'

/**
 * Saves one part of the settings and increases its version; undefined when this part changed since
 * version `seen`.
 */
export async function changePart(
  db: Db,
  schoolId: number,
  part: SettingsPart,
  seen: number,
  values: Partial<NewSchool> = {},
): Promise<SchoolRow | undefined> {
  const [row] = await db
    .update(schools)
    .set({ ...values, [part]: sql`${schools[part]} + 1` })
    .where(and(eq(schools.id, schoolId), eq(schools[part], seen)))
    .returning()
  return row
}

/** Returns which of these ids are stored pictures of the school. */
export async function listPictureIds(
  db: Db,
  schoolId: number,
  ids: number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        eq(files.schoolId, schoolId),
        inArray(files.id, ids),
        eq(files.purpose, 'schoolImage'),
        eq(files.state, 'stored'),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

export interface MenuTree {
  head: NewMenu
  children: NewMenu[]
}

export async function replaceMenus(db: Db, schoolId: number, trees: MenuTree[]): Promise<void> {
  await db.delete(menus).where(eq(menus.schoolId, schoolId))
  if (trees.length === 0) return
  const heads = await db
    .insert(menus)
    .values(trees.map(({ head }) => ({ ...head, schoolId })))
    .returning({ id: menus.id, position: menus.position })
  const idAt = new Map(heads.map(({ id, position }) => [position, id]))
  const children = trees.flatMap(({ head, children: own }) =>
    own.map((child) => ({ ...child, schoolId, parentId: idAt.get(head.position ?? 0) })),
  )
  if (children.length > 0) await db.insert(menus).values(children)
}

/**
 * Lists the banners and adverts of the home page, including parts that are hidden from visitors.
 */
export async function listHome(
  db: Db,
  schoolId: number,
): Promise<{ banners: BannerRow[]; adverts: AdvertRow[] }> {
  const ownBanners = await db
    .select()
    .from(banners)
    .where(eq(banners.schoolId, schoolId))
    .orderBy(asc(banners.position), asc(banners.id))
  const ownAdverts = await db
    .select()
    .from(adverts)
    .where(eq(adverts.schoolId, schoolId))
    .orderBy(asc(adverts.position), asc(adverts.id))
  return { banners: ownBanners, adverts: ownAdverts }
}

export async function replaceHome(
  db: Db,
  schoolId: number,
  home: { banners: NewBanner[]; adverts: NewAdvert[] },
): Promise<void> {
  await db.delete(banners).where(eq(banners.schoolId, schoolId))
  await db.delete(adverts).where(eq(adverts.schoolId, schoolId))
  if (home.banners.length > 0)
    await db.insert(banners).values(home.banners.map((row) => ({ ...row, schoolId })))
  if (home.adverts.length > 0)
    await db.insert(adverts).values(home.adverts.map((row) => ({ ...row, schoolId })))
}
