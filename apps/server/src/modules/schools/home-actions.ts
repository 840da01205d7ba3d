import type { HomeSettings, Texts } from '@titian/contract'
import { recordAudit } from '../../platform/audit/audit.ts'
import { Refusal } from '../../platform/refusal.ts'
import { randomToken } from '../../platform/security/secrets.ts'
import * as queries from './queries.ts'
import * as settingsQueries from './settings-queries.ts'
import { keepSeeds } from './settings-rules.ts'
import { advertValues, bannerValues, type PictureId } from './settings-values.ts'
import type { AdvertRow, BannerRow } from './tables.ts'
import { namesOf, readPictures, type Saved, saved, type Setup } from './setup.ts'

const titles = (rows: { title: Texts }[]) => rows.map(({ title }) => title)
const freshSeed = () => randomToken(9)

/** The rows of a saved page; what has no picture keeps its drawing. */
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
    const before = await queries.getSchool(tx, school.id)
    const row = await settingsQueries.changePart(tx, school.id, 'homeVersion', home.version, {
      homeSections: sections,
    })
    if (!row) return undefined
    const old = await settingsQueries.listHome(tx, school.id)
    await settingsQueries.replaceHome(tx, school.id, homeRows(home, old, idOf))
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
