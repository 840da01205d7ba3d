import type { HomeSection } from '@titian/contract'
import { and, eq } from 'drizzle-orm'
import { addSchoolContent, createSchool } from '../src/modules/schools/index.ts'
import { replaceMenus } from '../src/modules/schools/settings/queries.ts'
import { schoolPages as schoolPagesTable } from '../src/modules/schools/tables.ts'
import type { Db } from '../src/platform/database/database.ts'
import { schools as demoSchools } from './data/school.ts'
import { schoolPages } from './data/school-pages.ts'
import type { SchoolSeed } from './data/types.ts'
import type { SeedContext } from './seed-context.ts'

/** The sections of the home page; the courses are above the adverts. */
const homeSections: HomeSection[] = [
  'carousel',
  'courseGroups',
  'newCourses',
  'chosenCourses',
  'trainingCamp',
  'information',
  'adverts',
  'schoolDistricts',
]

function planOf(
  {
    key,
    hosts,
    registrationNumbers,
    title,
    defaultLanguage,
    languages,
    currency,
    address,
    phone,
    email,
    copyrightNotice,
    licenceNumber,
    primaryColour,
    districts,
    socialLinks,
    agreements,
  }: SchoolSeed,
  isFirst: boolean,
) {
  return {
    key,
    hosts,
    ...(registrationNumbers && { registrationNumbers }),
    title,
    defaultLanguage,
    languages,
    districts,
    socialLinks,
    homeSections,
    address,
    phone,
    email,
    copyrightNotice,
    licenceNumber,
    isDefault: isFirst,
    currency: currency.code,
    currencySymbol: currency.symbol,
    primaryColor: primaryColour,
    // Most people of the demo schools have Malaysian phones, visitors from China have Chinese ones.
    areaCodes: ['60', '86'],
    // FRM-132: the default language of neither school is Chinese.
    footerKind: 'alternate' as const,
    agreements: agreements.map(({ type, ...texts }) => ({ form: type, ...texts })),
  }
}

/**
 * Finds the address of the help page. It contains the sealed id of the page, which only a running
 * demo can compute.
 */
async function findHelp(db: Db, schoolId: number, seal: SeedContext['seal']) {
  const [help] = await db
    .select({ id: schoolPagesTable.id, title: schoolPagesTable.title })
    .from(schoolPagesTable)
    .where(and(eq(schoolPagesTable.schoolId, schoolId), eq(schoolPagesTable.place, 'help')))
  return help && seal ? [{ name: help.title, url: `/page/${seal('schoolPage', help.id)}` }] : []
}

/** Inserts the menus, with the help page at the end of the last one. */
async function seedMenus(
  db: Db,
  schoolId: number,
  menus: SchoolSeed['menus'],
  seal: SeedContext['seal'],
) {
  const help = await findHelp(db, schoolId, seal)
  const trees = menus.map(({ children = [], openMode, ...menu }, position) => ({
    head: { ...menu, position, openMode: openMode === 'self' ? '_self' : '_blank' },
    children: [...children, ...(position === menus.length - 1 ? help : [])].map((child, place) => ({
      ...child,
      position: place,
      openMode: '_self',
    })),
  }))
  await replaceMenus(db, schoolId, trees)
}

/** Inserts both demo schools with hosts, menus, banners, adverts and agreements. */
export async function seedSchools({ db, now, schoolIds, seal }: SeedContext): Promise<void> {
  for (const [index, school] of demoSchools.entries()) {
    const id = await createSchool(db, planOf(school, index === 0))
    schoolIds.set(school.key, id)
    await addSchoolContent(db, id, {
      menus: [],
      banners: school.banners.map((banner, position) => ({ ...banner, position })),
      pages: schoolPages(school).map((page) => ({
        ...page,
        published: true,
        createdAt: now,
        updatedAt: now,
      })),
      adverts: school.adverts.map(({ positionId, ...advert }, position) => ({
        ...advert,
        place: positionId,
        position,
      })),
    })
    await seedMenus(db, id, school.menus, seal)
  }
}
