import { randomId } from '@mantine/hooks'
import {
  colourPattern,
  currencies,
  type Currency,
  type FullTexts,
  type InputOf,
  type Language,
  languages,
  type schools,
  type SchoolSettings,
  type TimeZone,
  timeZones,
} from '@titian/contract'
import { fullTexts } from '../parts/form-texts.ts'

export const pictureNames = ['logo', 'transparentLogo', 'wechatImage', 'appImage'] as const
export type PictureName = (typeof pictureNames)[number]

interface SocialLink {
  key: string
  name: string
  url: string
}

/** The settings as the form holds them. */
export interface SettingsValues extends Record<string, unknown> {
  title: FullTexts
  defaultLanguage: Language
  languages: Language[]
  currency: Currency
  areaCodes: ('60' | '86')[]
  timeZone: TimeZone
  /** Empty for the default colour of the platform. */
  primaryColor: string
  logo: string | null
  transparentLogo: string | null
  wechatImage: string | null
  appImage: string | null
  /** The addresses at which the four pictures can be loaded. */
  pictures: Record<PictureName, string | null>
  address: FullTexts
  phone: string
  email: string
  copyrightNotice: FullTexts
  licenceNumber: string
  footerKind: 'main' | 'alternate'
  requiresAuthentication: boolean
  socialLinks: SocialLink[]
}

export function settingsValuesOf(stored: SchoolSettings): SettingsValues {
  const { sign: _sign, hosts: _hosts, version: _version, may: _may, ...fields } = stored
  return {
    ...fields,
    title: fullTexts(fields.title),
    address: fullTexts(fields.address),
    copyrightNotice: fullTexts(fields.copyrightNotice),
    primaryColor: fields.primaryColor ?? '',
    socialLinks: fields.socialLinks.map((link) => ({ ...link, key: randomId() })),
  }
}

export function settingsInputOf(
  values: SettingsValues,
  version: number,
): InputOf<typeof schools.saveSchoolSettings> {
  const { pictures: _pictures, socialLinks, primaryColor, ...fields } = values
  return {
    ...fields,
    primaryColor: primaryColor.trim() || null,
    email: fields.email.trim(),
    socialLinks: socialLinks.map(({ name, url }) => ({ name, url })),
    version,
  }
}

export const isColour = (text: string) => colourPattern.test(text.trim())

/** Returns the languages after one was added or removed, in the order of the school. */
export function withLanguages(before: readonly Language[], chosen: readonly string[]): Language[] {
  const remaining = before.filter((language) => chosen.includes(language))
  const added = languages.filter((one) => chosen.includes(one) && !before.includes(one))
  return [...remaining, ...added]
}

export const isTimeZone = (text: string): text is TimeZone =>
  timeZones.some((zone) => zone === text)

export const isCurrency = (text: string): text is Currency =>
  currencies.some((currency) => currency === text)
