import {
  currencySymbols,
  type FullTexts,
  type HomeSettings,
  languages,
  type MenuItem,
  type SchoolFields,
  type Texts,
} from '@titian/contract'
import type { MenuTree } from './settings-queries.ts'
import type { NewAdvert, NewBanner, NewMenu, NewSchool } from './tables.ts'

/** The number behind the sign of a picture that was found to be the school's. */
export type PictureId = (sign: string | null) => number | null

function filled(texts: Texts): Texts {
  const kept: Partial<FullTexts> = {}
  for (const language of languages) if (texts[language]) kept[language] = texts[language]
  return kept
}

/** The columns that the form of a school fills; the symbol follows the currency (FRM-015). */
export function settingsValues(fields: SchoolFields, idOf: PictureId): Partial<NewSchool> {
  return {
    title: filled(fields.title),
    defaultLanguage: fields.defaultLanguage,
    languages: [...new Set(fields.languages)],
    currency: fields.currency,
    currencySymbol: currencySymbols[fields.currency],
    areaCodes: [...new Set(fields.areaCodes)],
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
