import {
  type Advert,
  type Banner,
  homeSections,
  type HomeTemplate,
  type Language,
  languageNames,
  languages,
  type NavigationItem,
  pickText,
  type SchoolBaseInfo,
  type SchoolCard,
  type SchoolCrest,
  type SchoolDistrict,
  type SchoolImage,
  type SchoolInitial,
  shortLanguageNames,
  type Texts,
} from '@titian/contract'
import type { School } from '../../../platform/actor.ts'
import type { SignKind } from '../../../platform/security/signs.ts'
import { publicAddress } from '../../files/index.ts'
import { isApiRead, safeAddress } from '../rules.ts'
import type { PageCardRow } from '../texts/queries.ts'
import type { CrestRow } from './queries.ts'
import type { AdvertRow, BannerRow, District, MenuRow, SchoolRow } from '../tables.ts'

/** External functions for presenting: picture addresses and sealed ids. */
export interface Presenter {
  language: Language
  school: School
  picture(fileId: number | null): string | null
  seal(kind: 'school' | 'banner' | 'advert' | 'schoolPage', id: number): string
}

function textOf(texts: Texts, { language, school }: Presenter): string {
  return pickText(texts, language, school.defaultLanguage)
}

function textOrNull(texts: Texts, presenter: Presenter): string | null {
  return textOf(texts, presenter) || null
}

/** FRM-010, FRM-011: returns the school's languages, its default first. */
function languageList(own: readonly Language[]) {
  return own
    .filter((code) => languages.includes(code))
    .map((code) => ({
      abbreviation: code,
      name: languageNames[code],
      smallAbbreviation: shortLanguageNames[code],
    }))
}

export function schoolInitial(
  row: SchoolRow,
  facts: Pick<SchoolInitial, 'registrationNumber' | 'socialLogin' | 'maintenance'>,
  { seal }: Presenter,
): SchoolInitial {
  return {
    schoolSign: seal('school', row.id),
    defaultLanguage: row.defaultLanguage,
    languageList: languageList(row.languages),
    currencySymbol: row.currencySymbol,
    currency: row.currency,
    footerKind: row.footerKind,
    licenceNumber: row.licenceNumber,
    primaryColor: row.primaryColor,
    areaCodes: row.areaCodes,
    homeSections: row.homeSections.filter((section) => homeSections.includes(section)),
    homeLayout: row.homeLayout,
    ...facts,
  }
}

/** FRM-136: true when the school has a custom home page. */
function hasOwnHome(row: SchoolRow): boolean {
  return row.homeLayout !== 'standard' || row.homeSections.join() !== homeSections.join()
}

const homeIndexOf = (row: SchoolRow, { seal }: Presenter) =>
  hasOwnHome(row) ? seal('school', row.id) : null

/** CNT-007: returns the layout of the school's home page, in the words of its address. */
export function homeTemplate(row: SchoolRow, presenter: Presenter): HomeTemplate {
  const words = new URLSearchParams({
    layout: row.homeLayout,
    sections: row.homeSections.filter((section) => homeSections.includes(section)).join('.'),
  })
  return {
    homeIndex: homeIndexOf(row, presenter),
    templateUrl: hasOwnHome(row) ? `/home?${words.toString()}` : null,
  }
}

/** CNT-094: returns the pages in the footer. */
function shownPages(rows: readonly PageCardRow[], presenter: Presenter) {
  return rows
    .filter(({ published }) => published)
    .map(({ id, place, title }) => ({
      sign: presenter.seal('schoolPage', id),
      place,
      title: textOf(title, presenter),
    }))
}

export function schoolBaseInfo(
  row: SchoolRow,
  pages: readonly PageCardRow[],
  presenter: Presenter,
): SchoolBaseInfo {
  const { picture } = presenter
  return {
    logo: picture(row.logoFileId),
    transparentLogo: picture(row.transparentLogoFileId),
    title: textOf(row.title, presenter),
    address: textOrNull(row.address, presenter),
    phone: row.phone,
    email: row.email,
    copyrightNotice: textOrNull(row.copyrightNotice, presenter),
    wechatImage: picture(row.wechatImageFileId),
    appImage: picture(row.appImageFileId),
    homeIndex: homeIndexOf(row, presenter),
    socialLinks: row.socialLinks.filter(({ url }) => safeAddress(url) !== null),
    pages: shownPages(pages, presenter),
  }
}

/** ACC-184: returns a school in a list for visitors. */
export function schoolCard(row: SchoolRow, presenter: Presenter): SchoolCard {
  return {
    sign: presenter.seal('school', row.id),
    name: textOf(row.title, presenter),
    image: presenter.picture(row.logoFileId),
  }
}

/**
 * CRS-108: returns the address of a school's site: its own host with the scheme and port of the
 * request.
 */
function siteOf(host: string | null, origin: string): string | null {
  if (host === null) return null
  const url = new URL(origin)
  url.hostname = host
  return url.origin
}

/**
 * Returns the crest of another school, with public data only; it is served by that school's site.
 */
export function schoolCrest(row: CrestRow, origin: string, presenter: Presenter): SchoolCrest {
  const isHere = row.id === presenter.school.id
  const url = isHere ? origin : siteOf(row.host, origin)
  const picture = presenter.picture(row.logoFileId)
  return {
    name: pickText(row.title, presenter.language, row.defaultLanguage),
    image: picture === null || isHere ? picture : url && `${url}${picture}`,
    url,
  }
}

export function navigation(rows: MenuRow[], presenter: Presenter): NavigationItem[] {
  const shown = rows.filter((row) => safeAddress(row.url) !== null)
  const childrenOf = (id: number) =>
    shown
      .filter((row) => row.parentId === id && row.active)
      .map((row) => ({
        childMenuName: textOf(row.name, presenter),
        childMenuUrl: row.url,
        openMode: row.openMode,
      }))
  const heads = shown.filter((row) => row.parentId === null)
  return heads.map((row) => ({
    menuName: textOf(row.name, presenter),
    menuUrl: row.url,
    openMode: row.openMode,
    explain: textOrNull(row.explain, presenter),
    // FRM-104: stored rows may name calls that no longer exist.
    parameterInterface: isApiRead(row.parameterInterface ?? '') ? row.parameterInterface : null,
    active: row.active,
    childMenuList: childrenOf(row.id),
  }))
}

/** CNT-066: returns a branch. */
export function district({ name, address, phone }: District, presenter: Presenter): SchoolDistrict {
  return { name: textOf(name, presenter), address: textOf(address, presenter), phone }
}

export function banner(row: BannerRow, presenter: Presenter): Banner {
  return {
    id: presenter.seal('banner', row.id),
    title: textOf(row.title, presenter),
    lead: textOf(row.lead, presenter),
    actionLabel: textOrNull(row.action, presenter),
    url: safeAddress(row.url),
    image: presenter.picture(row.imageFileId),
    seed: row.seed,
  }
}

/** CNT-015: omits slides with a generated picture. */
export function schoolImages(rows: BannerRow[], presenter: Presenter): SchoolImage[] {
  return rows
    .map((row) => banner(row, presenter))
    .flatMap(({ title, image, url }) => (image === null ? [] : [{ title, image, url }]))
}

export function advert(row: AdvertRow, presenter: Presenter): Advert {
  return {
    id: presenter.seal('advert', row.id),
    url: safeAddress(row.url),
    advertImage: presenter.picture(row.imageFileId),
    title: textOf(row.title, presenter),
    text: textOf(row.text, presenter),
    seed: row.seed,
  }
}

export type Seal = (kind: SignKind, id: number) => string

export function presenterOf(school: School, language: Language, seal: Seal): Presenter {
  return {
    school,
    language,
    seal,
    picture: (fileId) => (fileId === null ? null : publicAddress(seal, fileId)),
  }
}

/**
 * FRM-189: returns the registration number. The number belongs to the host, so only a school found
 * by its host has one.
 */
export function registrationNumberOf(school: School): string | null {
  return 'registrationNumber' in school && typeof school.registrationNumber === 'string'
    ? school.registrationNumber
    : null
}
