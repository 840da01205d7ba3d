import {
  type HomeSettings,
  type Language,
  type MenuItem,
  type MenuSettings,
  pickText,
  type RefusalName,
  type SchoolFields,
  type Texts,
  wrongField,
} from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import { recordAudit } from '../../platform/audit/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { refusal, Refusal, Refused } from '../../platform/refusal.ts'
import { randomToken } from '../../platform/security/secrets.ts'
import { publicAddress } from '../files/index.ts'
import { forgetSchools } from './hosts.ts'
import * as queries from './queries.ts'
import { changesBetween, keepSeeds } from './settings-rules.ts'
import { type SetupPresenter, settingsFields } from './settings-present.ts'
import * as settingsQueries from './settings-queries.ts'
import {
  advertValues,
  bannerValues,
  menuTrees,
  type PictureId,
  settingsValues,
} from './settings-values.ts'

/** What a save needs of its request. */
export type Setup = Pick<
  Context<RefusalName, User>,
  'db' | 'school' | 'actor' | 'client' | 'now' | 'language' | 'open' | 'seal'
>

type Saved = Promise<{ version: number } | Refusal<'alreadyDone' | 'invalidInput'>>

export function setupPresenter(seal: Setup['seal']): SetupPresenter {
  return {
    path: (fileId) => (fileId === null ? null : seal('file', fileId)),
    picture: (fileId) => (fileId === null ? null : publicAddress(seal, fileId)),
  }
}

export function refuseFields(paths: string[], language: Language): Refusal<'invalidInput'> {
  const fields: Record<string, string> = {}
  for (const path of paths) Object.assign(fields, wrongField(path, language))
  return refusal('invalidInput', { fields })
}

/** Here a sign that opens nothing is a wrong field of a form, and not a page that is not there. */
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

/** The pictures of a form; one that is no picture of this school is refused at its field. */
async function readPictures(
  { db, school, open, language }: Setup,
  chosen: Chosen[],
): Promise<PictureId | Refusal<'invalidInput'>> {
  const signs = chosen.flatMap(({ sign }) => (sign === null ? [] : [sign]))
  const ids = new Map(signs.map((sign) => [sign, findId(open, sign) ?? 0]))
  const own = await settingsQueries.listPictureIds(db, school.id, [...new Set(ids.values())])
  const wrong = chosen.filter(({ sign }) => sign !== null && !own.has(ids.get(sign) ?? 0))
  if (wrong.length > 0)
    return refuseFields(
      wrong.map(({ field }) => field),
      language,
    )
  return (sign) => (sign === null ? null : (ids.get(sign) ?? null))
}

const pictureFields = ['logo', 'transparentLogo', 'wechatImage', 'appImage'] as const

function saved(version: number | undefined): Awaited<Saved> {
  // The school of a host is remembered; its next request in this process sees the change.
  forgetSchools()
  return version === undefined ? refusal('alreadyDone', 'changedMeanwhile') : { version }
}

export async function saveSettings(setup: Setup, fields: SchoolFields, seen: number): Saved {
  const { db, school, seal } = setup
  const chosen = pictureFields.map((field) => ({ field, sign: fields[field] }))
  const idOf = await readPictures(setup, chosen)
  if (idOf instanceof Refusal) return idOf
  const presenter = setupPresenter(seal)
  const values = settingsValues(fields, idOf)
  const version = await db.transaction(async (tx) => {
    const old = await queries.getSchool(tx, school.id)
    const row = await settingsQueries.changePart(tx, school.id, 'settingsVersion', seen, values)
    if (!row) return undefined
    const detail = changesBetween(settingsFields(old, presenter), settingsFields(row, presenter))
    await recordAudit(tx, setup, { action: 'school.settingsChanged', detail })
    return row.settingsVersion
  })
  return saved(version)
}

/** Names in the school's language as the audit log shows a list. */
function namesOf(texts: Texts[], language: Language): string {
  return texts.map((one) => pickText(one, language)).join(', ')
}

const menuNames = (menus: Pick<MenuItem, 'name'>[]) => menus.map(({ name }) => name)

export async function saveMenus(setup: Setup, { menus, version: seen }: MenuSettings): Saved {
  const { db, school } = setup
  const version = await db.transaction(async (tx) => {
    const row = await settingsQueries.changePart(tx, school.id, 'menusVersion', seen)
    if (!row) return undefined
    const old = await queries.listMenus(tx, school.id)
    await settingsQueries.replaceMenus(tx, school.id, menuTrees(menus))
    const all = menus.flatMap((menu) => [menu, ...menu.children])
    const before = namesOf(menuNames(old), row.defaultLanguage)
    const after = namesOf(menuNames(all), row.defaultLanguage)
    const detail = [{ field: 'menus', before, after }]
    await recordAudit(tx, setup, { action: 'school.menusChanged', detail })
    return row.menusVersion
  })
  return saved(version)
}

const titles = (rows: { title: Texts }[]) => rows.map(({ title }) => title)
const freshSeed = () => randomToken(9)

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
    const before = await queries.getSchool(tx, school.id)
    const row = await settingsQueries.changePart(tx, school.id, 'homeVersion', home.version, {
      homeSections: sections,
    })
    if (!row) return undefined
    const old = await settingsQueries.listHome(tx, school.id)
    const bannerSeeds = keepSeeds(old.banners, home.banners, freshSeed)
    const advertSeeds = keepSeeds(old.adverts, home.adverts, freshSeed)
    await settingsQueries.replaceHome(tx, school.id, {
      banners: home.banners.map((one, at) =>
        bannerValues(one, at, bannerSeeds[at] ?? freshSeed(), idOf),
      ),
      adverts: home.adverts.map((one, at) =>
        advertValues(one, at, advertSeeds[at] ?? freshSeed(), idOf),
      ),
    })
    const named = (rows: { title: Texts }[]) => namesOf(titles(rows), row.defaultLanguage)
    const detail = [
      { field: 'sections', before: before.homeSections.join(', '), after: sections.join(', ') },
      { field: 'banners', before: named(old.banners), after: named(home.banners) },
      { field: 'adverts', before: named(old.adverts), after: named(home.adverts) },
    ]
    await recordAudit(tx, setup, { action: 'school.homeChanged', detail })
    return row.homeVersion
  })
  return saved(version)
}
