import {
  currencies,
  type Currency,
  type HomeSettings,
  type MenuItem,
  type MenuSettings,
  type SchoolFields,
  type SchoolHost,
  type SchoolLimits,
  type SchoolSettings,
  type StorageUse,
  timeZones,
} from '@titian/contract'
import { publicAddress } from '../../files/index.ts'
import type { Seal } from '../pages/present.ts'
import type { AdvertRow, BannerRow, MenuRow, SchoolRow } from '../tables.ts'

/** External functions for presenting to staff. */
export interface SetupPresenter {
  /** The sealed id of a stored picture, as a form sends it back. */
  path(fileId: number | null): string | null
  picture(fileId: number | null): string | null
}

function currencyOf({ currency }: SchoolRow): Currency {
  return currencies.find((one) => one === currency) ?? 'USD'
}

export function settingsFields(row: SchoolRow, { path }: SetupPresenter): SchoolFields {
  return {
    title: row.title,
    defaultLanguage: row.defaultLanguage,
    languages: row.languages,
    currency: currencyOf(row),
    areaCodes: (['60', '86'] as const).filter((code) => row.areaCodes.includes(code)),
    timeZone: timeZones.find((zone) => zone === row.timeZone) ?? timeZones[0],
    primaryColor: row.primaryColor,
    logo: path(row.logoFileId),
    transparentLogo: path(row.transparentLogoFileId),
    wechatImage: path(row.wechatImageFileId),
    appImage: path(row.appImageFileId),
    address: row.address,
    phone: row.phone ?? '',
    email: row.email ?? '',
    copyrightNotice: row.copyrightNotice,
    licenceNumber: row.licenceNumber ?? '',
    footerKind: row.footerKind,
    requiresAuthentication: row.requiresAuthentication,
    socialLinks: row.socialLinks,
  }
}

export function settings(
  row: SchoolRow,
  hosts: SchoolHost[],
  sign: string,
  {
    changeHosts,
    ...use
  }: { changeHosts: boolean; storage: StorageUse | null; limits: SchoolLimits },
  presenter: SetupPresenter,
): SchoolSettings {
  const { picture } = presenter
  return {
    ...settingsFields(row, presenter),
    sign,
    hosts,
    pictures: {
      logo: picture(row.logoFileId),
      transparentLogo: picture(row.transparentLogoFileId),
      wechatImage: picture(row.wechatImageFileId),
      appImage: picture(row.appImageFileId),
    },
    ...use,
    version: row.settingsVersion,
    may: { changeHosts },
  }
}

function menuBase(row: MenuRow): Omit<MenuItem, 'explain' | 'parameterInterface' | 'children'> {
  return {
    name: row.name,
    url: row.url,
    openMode: row.openMode === '_self' ? '_self' : '_blank',
    active: row.active,
  }
}

export function menuSettings(rows: MenuRow[], version: number): MenuSettings {
  const heads = rows.filter((row) => row.parentId === null)
  const menus = heads.map((head) => ({
    ...menuBase(head),
    explain: head.explain,
    parameterInterface: head.parameterInterface,
    children: rows.filter((row) => row.parentId === head.id).map(menuBase),
  }))
  return { menus, version }
}

export function homeSettings(
  { homeLayout, homeSections, homeVersion, districts }: SchoolRow,
  rows: { banners: BannerRow[]; adverts: AdvertRow[] },
  { path, picture }: SetupPresenter,
): HomeSettings {
  const shown = ({ imageFileId }: BannerRow | AdvertRow) => ({
    image: path(imageFileId),
    imageUrl: picture(imageFileId),
  })
  return {
    layout: homeLayout,
    sections: homeSections,
    banners: rows.banners.map((row) => ({
      title: row.title,
      lead: row.lead,
      action: row.action,
      url: row.url,
      active: row.active,
      ...shown(row),
    })),
    adverts: rows.adverts.map((row) => ({
      place: row.place,
      title: row.title,
      text: row.text,
      url: row.url,
      active: row.active,
      ...shown(row),
    })),
    districts,
    version: homeVersion,
  }
}

export function setupPresenter(seal: Seal): SetupPresenter {
  return {
    path: (fileId) => (fileId === null ? null : seal('file', fileId)),
    picture: (fileId) => (fileId === null ? null : publicAddress(seal, fileId)),
  }
}
