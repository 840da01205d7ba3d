import {
  currencySymbols,
  type FullTexts,
  type HomeSettings,
  languages,
  type MenuItem,
  type MenuSettings,
  type SchoolFields,
  type Texts,
} from '@titian/contract'
import { isApiRead } from '../rules.ts'
import type { NewAdvert, NewBanner, NewMenu, NewSchool } from '../tables.ts'
import type { MenuTree } from './queries.ts'

/** FRM-104: returns the field paths of calls that menus must not use. */
export function wrongInterfaces({ menus }: Pick<MenuSettings, 'menus'>): string[] {
  return menus.flatMap(({ parameterInterface }, index) =>
    parameterInterface && !isApiRead(parameterInterface)
      ? [`menus.${index}.parameterInterface`]
      : [],
  )
}

interface Drawn {
  title: Texts
  seed: string
}

const titleOf = ({ title: { en, zh, my } }: { title: Texts }) => JSON.stringify([en, zh, my])

/**
 * Returns the seeds of the generated pictures after a save. A row with an unchanged title keeps its
 * seed, even at another position. A row with a changed title keeps the seed of its position. Any
 * other row gets a new seed.
 */
export function keepSeeds(old: Drawn[], next: { title: Texts }[], fresh: () => string): string[] {
  const left = [...old]
  const take = (index: number) => (index < 0 ? undefined : left.splice(index, 1)[0]?.seed)
  const byTitle = next.map((row) => take(left.findIndex((one) => titleOf(one) === titleOf(row))))
  return byTitle.map(
    (seed, place) => seed ?? take(left.findIndex((one) => one === old[place])) ?? fresh(),
  )
}

type Flat = Map<string, string>

function flatten(fields: SchoolFields): Flat {
  const flat: Flat = new Map()
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value))
      flat.set(
        name,
        value.map((one) => (typeof one === 'string' ? one : `${one.name} ${one.url}`)).join(', '),
      )
    else if (typeof value === 'object' && value !== null)
      for (const [language, text] of Object.entries(value))
        flat.set(`${name}.${language}`, text ?? '')
    else flat.set(name, String(value ?? ''))
  }
  return flat
}

/** Returns the changed fields of a save, before and after, for the audit log. */
export function changesBetween(before: SchoolFields, after: SchoolFields) {
  const [old, now] = [flatten(before), flatten(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((field) => ({ field, before: old.get(field) ?? '', after: now.get(field) ?? '' }))
    .filter((change) => change.before !== change.after)
}

/** Returns the id of a picture that was verified to belong to the school. */
export type PictureId = (sign: string | null) => number | null

function filled(texts: Texts): Texts {
  const nonEmpty: Partial<FullTexts> = {}
  for (const language of languages) if (texts[language]) nonEmpty[language] = texts[language]
  return nonEmpty
}

/** Returns the columns of the school form; the symbol follows from the currency (FRM-015). */
export function settingsValues(fields: SchoolFields, idOf: PictureId): Partial<NewSchool> {
  return {
    title: filled(fields.title),
    defaultLanguage: fields.defaultLanguage,
    languages: [...new Set(fields.languages)],
    currency: fields.currency,
    currencySymbol: currencySymbols[fields.currency],
    areaCodes: [...new Set(fields.areaCodes)],
    timeZone: fields.timeZone,
    primaryColor: fields.primaryColor,
    logoFileId: idOf(fields.logo),
    transparentLogoFileId: idOf(fields.transparentLogo),
    wechatImageFileId: idOf(fields.wechatImage),
    appImageFileId: idOf(fields.appImage),
    address: filled(fields.address),
    phone: fields.phone || null,
    email: fields.email || null,
    copyrightNotice: filled(fields.copyrightNotice),
    licenceNumber: fields.licenceNumber || null,
    footerKind: fields.footerKind,
    requiresAuthentication: fields.requiresAuthentication,
    socialLinks: fields.socialLinks,
  }
}

function menuValues(
  { name, url, openMode, active }: Pick<MenuItem, 'name' | 'url' | 'openMode' | 'active'>,
  position: number,
): NewMenu {
  return { name: filled(name), url, openMode, active, position }
}

export function menuTrees(menus: MenuItem[]): MenuTree[] {
  return menus.map((menu, position) => ({
    head: {
      ...menuValues(menu, position),
      explain: filled(menu.explain),
      parameterInterface: menu.parameterInterface || null,
    },
    children: menu.children.map(menuValues),
  }))
}

export function bannerValues(
  { title, lead, action, url, image, active }: HomeSettings['banners'][number],
  position: number,
  seed: string,
  idOf: PictureId,
): NewBanner {
  const texts = { title: filled(title), lead: filled(lead), action: filled(action) }
  return { ...texts, url: url || null, imageFileId: idOf(image), seed, active, position }
}

export function advertValues(
  { place, title, text, url, image, active }: HomeSettings['adverts'][number],
  position: number,
  seed: string,
  idOf: PictureId,
): NewAdvert {
  const texts = { title: filled(title), text: filled(text) }
  return { ...texts, place, url: url || null, imageFileId: idOf(image), seed, active, position }
}
