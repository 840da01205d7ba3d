import {
  type HomeSettings,
  type Language,
  type MenuItem,
  type MenuSettings,
  pickText,
  punctuationOf,
  type SchoolFields,
  type Texts,
} from '@titian/contract'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { Refusal, refusal, Refused } from '../../../platform/refusal.ts'
import { randomToken } from '../../../platform/security/secrets.ts'
import { refuseFields, type Saved, type Setup } from '../actions.ts'
import { forgetSchools } from '../hosts/actions.ts'
import { listMenus } from '../pages/queries.ts'
import { getSchool } from '../queries.ts'
import type { AdvertRow, BannerRow } from '../tables.ts'
import { menuSettings, settingsFields, setupPresenter } from './present.ts'
import * as queries from './queries.ts'
import {
  advertValues,
  bannerValues,
  changesBetween,
  keepSeeds,
  menuTrees,
  type PictureId,
  settingsValues,
} from './rules.ts'

const titles = (rows: { title: Texts }[]) => rows.map(({ title }) => title)
const districtNames = ({ districts }: { districts: { name: Texts }[] }) =>
  districts.map(({ name }) => name)
const freshSeed = () => randomToken(9)

/** Returns the rows of a saved home page; entries without a picture keep their generated one. */
function homeRows(
  { banners, adverts }: HomeSettings,
  old: { banners: BannerRow[]; adverts: AdvertRow[] },
  idOf: PictureId,
) {
  const bannerSeeds = keepSeeds(old.banners, banners, freshSeed)
  const advertSeeds = keepSeeds(old.adverts, adverts, freshSeed)
  return {
    banners: banners.map((one, at) => bannerValues(one, at, bannerSeeds[at] ?? '', idOf)),
    adverts: adverts.map((one, at) => advertValues(one, at, advertSeeds[at] ?? '', idOf)),
  }
}

export async function saveHome(setup: Setup, home: HomeSettings): Saved {
  const { db, school } = setup
  const picked = (rows: { image: string | null }[], field: string) =>
    rows.map(({ image }, index) => ({ field: `${field}.${index}.image`, sign: image }))
  const idOf = await readPictures(setup, [
    ...picked(home.banners, 'banners'),
    ...picked(home.adverts, 'adverts'),
  ])
  if (idOf instanceof Refusal) return idOf
  const sections = [...new Set(home.sections)]
  const version = await db.transaction(async (tx) => {
    const before = await getSchool(tx, school.id)
    const row = await queries.changePart(tx, school.id, 'homeVersion', home.version, {
      homeSections: sections,
      homeLayout: home.layout,
      districts: home.districts,
    })
    if (!row) return undefined
    const old = await queries.listHome(tx, school.id)
    await queries.replaceHome(tx, school.id, homeRows(home, old, idOf))
    const named = (rows: { title: Texts }[]) => namesOf(titles(rows), row.defaultLanguage)
    const detail = [
      { field: 'layout', before: before.homeLayout, after: home.layout },
      { field: 'sections', before: before.homeSections.join(', '), after: sections.join(', ') },
      { field: 'banners', before: named(old.banners), after: named(home.banners) },
      { field: 'adverts', before: named(old.adverts), after: named(home.adverts) },
      {
        field: 'districts',
        before: namesOf(districtNames(before), row.defaultLanguage),
        after: namesOf(districtNames(home), row.defaultLanguage),
      },
    ]
    await recordAudit(tx, setup, { action: 'school.homeChanged', detail })
    return row.homeVersion
  })
  return saved(version)
}

const pictureFields = ['logo', 'transparentLogo', 'wechatImage', 'appImage'] as const

export async function saveSettings(setup: Setup, fields: SchoolFields, seen: number): Saved {
  const { db, school, seal } = setup
  const chosen = pictureFields.map((field) => ({ field, sign: fields[field] }))
  const idOf = await readPictures(setup, chosen)
  if (idOf instanceof Refusal) return idOf
  const presenter = setupPresenter(seal)
  const values = settingsValues(fields, idOf)
  const version = await db.transaction(async (tx) => {
    const old = await getSchool(tx, school.id)
    const row = await queries.changePart(tx, school.id, 'settingsVersion', seen, values)
    if (!row) return undefined
    const detail = changesBetween(settingsFields(old, presenter), settingsFields(row, presenter))
    await recordAudit(tx, setup, { action: 'school.settingsChanged', detail })
    return row.settingsVersion
  })
  return saved(version)
}

/** Returns all names of a menu tree, each parent before its children. */
function menuNames(menus: MenuItem[], language: Language): string {
  const all = menus.flatMap((menu) => [menu, ...menu.children])
  return namesOf(
    all.map(({ name }) => name),
    language,
  )
}

export async function saveMenus(setup: Setup, { menus, version: seen }: MenuSettings): Saved {
  const { db, school } = setup
  const version = await db.transaction(async (tx) => {
    const row = await queries.changePart(tx, school.id, 'menusVersion', seen)
    if (!row) return undefined
    const old = await listMenus(tx, school.id)
    await queries.replaceMenus(tx, school.id, menuTrees(menus))
    const before = menuNames(menuSettings(old, seen).menus, row.defaultLanguage)
    const after = menuNames(menus, row.defaultLanguage)
    const detail = [{ field: 'menus', before, after }]
    await recordAudit(tx, setup, { action: 'school.menusChanged', detail })
    return row.menusVersion
  })
  return saved(version)
}

/**
 * Opens a sealed id of a form. An invalid sealed id is an error of its field instead of "not
 * found".
 */
function findId(open: Setup['open'], sign: string): number | undefined {
  try {
    return open('file', sign)
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

interface Chosen {
  field: string
  sign: string | null
}

/** Returns the picture ids of a form; a picture of another school is refused at its field. */
export async function readPictures(
  { db, school, open, language }: Setup,
  chosen: Chosen[],
): Promise<PictureId | Refusal<'invalidInput'>> {
  const signs = chosen.flatMap(({ sign }) => (sign === null ? [] : [sign]))
  const ids = new Map(signs.map((sign) => [sign, findId(open, sign) ?? 0]))
  const own = await queries.listPictureIds(db, school.id, [...new Set(ids.values())])
  const wrong = chosen.filter(({ sign }) => sign !== null && !own.has(ids.get(sign) ?? 0))
  if (wrong.length > 0)
    return refuseFields(
      wrong.map(({ field }) => field),
      language,
    )
  return (sign) => (sign === null ? null : (ids.get(sign) ?? null))
}

export function saved(version: number | undefined): Awaited<Saved> {
  // Clears the cached school, so that the next request in this process sees the change.
  forgetSchools()
  return version === undefined ? refusal('alreadyDone', 'changedMeanwhile') : { version }
}

/** Returns names in the school's language, as the audit log shows a list. */
export function namesOf(texts: Texts[], language: Language): string {
  return punctuationOf(language).list(texts.map((one) => pickText(one, language)))
}
