import { z } from 'zod'
import { storageUse } from '../files/calls.ts'
import { text, texts, version } from '../wire/fields.ts'
import { says } from '../wire/issues.ts'
import { type Language, languages, type Texts } from '../wire/language.ts'
import { announcedMaintenance } from './maintenance.ts'
import {
  colourPattern,
  currencies,
  homeLayouts,
  homeSections,
  isFollowable,
  timeZones,
} from './rules.ts'

export const languageEntry = z.object({
  name: z.string(),
  abbreviation: z.enum(languages),
  smallAbbreviation: z.string(),
})

/**
 * FRM-010, FRM-015, FRM-132, FRM-128: the data of a school that a site needs before its first
 * screen.
 */
export const schoolInitial = z.object({
  schoolSign: z.string(),
  defaultLanguage: z.enum(languages),
  languageList: z.array(languageEntry),
  currencySymbol: z.string(),
  currency: z.string(),
  footerKind: z.enum(['main', 'alternate']),
  licenceNumber: z.string().nullable(),
  registrationNumber: z.string().nullable(),
  primaryColor: z.string().nullable(),
  areaCodes: z.array(z.string()),
  /** The shown sections of the home page in order (FRM-136). */
  homeSections: z.array(z.enum(homeSections)),
  /** The layout (CNT-008). */
  homeLayout: z.enum(homeLayouts),
  /** ACC-196: whether a social provider is configured. */
  socialLogin: z.boolean(),
  /** OPS-076: null if no maintenance is planned. */
  maintenance: announcedMaintenance.nullable(),
})
export type SchoolInitial = z.output<typeof schoolInitial>

/** The address of a link: a path of this site, or an address with http or https (FRM-188). */
const address = z.string().trim().max(500)

/** FRM-133: a link of the footer to a social network. */
export const socialLink = z.object({
  name: text(40),
  url: address.min(1).refine(isFollowable, says('address')),
})

/** FRM-135: the data of a school for the header, the footer and the title of every page. */
export const schoolBaseInfo = z.object({
  logo: z.string().nullable(),
  transparentLogo: z.string().nullable(),
  title: z.string(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  copyrightNotice: z.string().nullable(),
  wechatImage: z.string().nullable(),
  appImage: z.string().nullable(),
  homeIndex: z.string().nullable(),
  /** FRM-133: only valid links (FRM-188). */
  socialLinks: z.array(socialLink),
  /** CNT-094: the pages in the footer. */
  pages: z.array(
    z.object({ sign: z.string(), place: z.enum(['content', 'help']), title: z.string() }),
  ),
})
export type SchoolBaseInfo = z.output<typeof schoolBaseInfo>

/** CNT-007, CNT-008: null for the built-in home page; the address is on this platform. */
export const homeTemplate = z.object({
  homeIndex: z.string().nullable(),
  templateUrl: z.string().nullable(),
})
export type HomeTemplate = z.output<typeof homeTemplate>

/** FRM-094: an entry of the navigation bar, with the entries of its menu. */
export const navigationItem = z.object({
  menuName: z.string(),
  menuUrl: z.string(),
  openMode: z.string(),
  explain: z.string().nullable(),
  parameterInterface: z.string().nullable(),
  active: z.boolean(),
  childMenuList: z.array(
    z.object({ childMenuName: z.string(), childMenuUrl: z.string(), openMode: z.string() }),
  ),
})
export type NavigationItem = z.output<typeof navigationItem>

/** FRM-119; a banner or advert without a picture gets one generated from its seed. */
export const advert = z.object({
  id: z.string(),
  url: z.string().nullable(),
  advertImage: z.string().nullable(),
  title: z.string(),
  text: z.string(),
  seed: z.string(),
})
export type Advert = z.output<typeof advert>

export const banner = z.object({
  id: z.string(),
  title: z.string(),
  lead: z.string(),
  actionLabel: z.string().nullable(),
  url: z.string().nullable(),
  image: z.string().nullable(),
  seed: z.string(),
})
export type Banner = z.output<typeof banner>

/** CNT-066: a branch of the school, in the language of the reader. */
export const schoolDistrict = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.string(),
})
export type SchoolDistrict = z.output<typeof schoolDistrict>

/** The `path` of a stored picture with the purpose `schoolImage`, or null for none. */
const picturePath = z.string().max(200).nullable()
const picture = z.object({ path: picturePath, url: z.string().nullable() })

const isEmailOrNone = (text: string) => text === '' || z.email().safeParse(text).success

/** The settings that staff change (FRM-008, FRM-015, FRM-108, FRM-124, FRM-132, FRM-135). */
export const schoolFields = z.object({
  title: texts(60),
  defaultLanguage: z.enum(languages),
  languages: z.array(z.enum(languages)).min(1).max(3),
  currency: z.enum(currencies),
  areaCodes: z
    .array(z.enum(['60', '86']))
    .min(1)
    .max(2),
  timeZone: z.enum(timeZones),
  primaryColor: z.string().regex(colourPattern, says('colour')).nullable(),
  logo: picturePath,
  transparentLogo: picturePath,
  wechatImage: picturePath,
  appImage: picturePath,
  address: texts(200),
  phone: z.string().trim().max(40),
  email: z.string().trim().max(100).refine(isEmailOrNone, says('email')),
  copyrightNotice: texts(200),
  licenceNumber: z.string().trim().max(60),
  footerKind: z.enum(['main', 'alternate']),
  requiresAuthentication: z.boolean(),
  socialLinks: z.array(socialLink).max(10),
})
export type SchoolFields = z.output<typeof schoolFields>

type Path = (string | number)[]
type Report = (issue: { code: 'custom'; path: Path; message: string }) => void

/** Reports an error if a text is missing in the main language of the school. */
export function needsOwn(texts: Texts, own: Language, path: Path, report: Report) {
  if (!texts[own]) report({ code: 'custom', path: [...path, own], message: says('required') })
}

function needsAddress(url: string | null, path: Path, report: Report) {
  if (!url) report({ code: 'custom', path, message: says('required') })
  else if (!isFollowable(url)) report({ code: 'custom', path, message: says('address') })
}

/**
 * Checks that the default language is one of the offered languages, and that the title exists in
 * it.
 */
export function checkSettings(
  { title, defaultLanguage: own, languages: offered }: SchoolFields,
  { addIssue }: { addIssue: Report },
): void {
  if (!offered.includes(own))
    addIssue({ code: 'custom', path: ['defaultLanguage'], message: says('notOffered') })
  needsOwn(title, own, ['title'], addIssue)
}

/** OPS-070: what a school uses of one limit; `most` is null if there is no limit. */
const limitUse = z.object({ used: z.number().int(), most: z.number().int().nullable() })
export type LimitUse = z.output<typeof limitUse>

/** OPS-070: `people` counts the accounts that are not disabled. */
const schoolLimits = z.object({ people: limitUse, videoMinutes: limitUse })
export type SchoolLimits = z.output<typeof schoolLimits>

/** FRM-189: a host with its registration number. */
export const schoolHost = z.object({
  host: text(253),
  registrationNumber: z.string().trim().max(60),
})
export type SchoolHost = z.output<typeof schoolHost>

export const schoolSettings = schoolFields.extend({
  sign: z.string(),
  hosts: z.array(schoolHost),
  /** The addresses of the four pictures. */
  pictures: z.object({
    logo: picture.shape.url,
    transparentLogo: picture.shape.url,
    wechatImage: picture.shape.url,
    appImage: picture.shape.url,
  }),
  /** FRM-404, FRM-412: the storage of the school; null until older files are counted. */
  storage: storageUse.nullable(),
  limits: schoolLimits,
  version,
  may: z.object({ changeHosts: z.boolean() }),
})
export type SchoolSettings = z.output<typeof schoolSettings>

const menuChild = z.object({
  name: texts(40),
  url: address,
  openMode: z.enum(['_self', '_blank']),
  active: z.boolean(),
})
/**
 * FRM-094: the navigation bar as staff edit it. `parameterInterface` is a path below /api/v1
 * (FRM-104).
 */
export const menuItem = menuChild.extend({
  explain: texts(100),
  parameterInterface: z.string().trim().max(200).nullable(),
  children: z.array(menuChild).max(20),
})
export type MenuItem = z.output<typeof menuItem>
export const menuSettings = z.object({ menus: z.array(menuItem).max(20), version })
export type MenuSettings = z.output<typeof menuSettings>

/**
 * FRM-188: a schema for menus of a school with this main language. Each entry has a link and a name
 * in the main language.
 */
export const menusIn = (own: Language) =>
  menuSettings.superRefine(({ menus }, { addIssue }) => {
    const check = ({ name, url }: z.output<typeof menuChild>, path: Path) => {
      needsOwn(name, own, [...path, 'name'], addIssue)
      needsAddress(url, [...path, 'url'], addIssue)
    }
    menus.forEach((menu, index) => {
      check(menu, ['menus', index])
      menu.children.forEach((child, place) => check(child, ['menus', index, 'children', place]))
    })
  })

const slide = z.object({
  title: texts(80),
  lead: texts(200),
  action: texts(40),
  url: address.nullable(),
  image: picturePath,
  imageUrl: z.string().nullable(),
  active: z.boolean(),
})
const advertField = z.object({
  /**
   * FRM-193: 1 beside the carousel, 2 between the groups, 3 header; JOB-010: 4 top of the job page,
   * 5 beside it; PRC-010: 6 to 8 in the practice area.
   */
  place: z.number().int().min(1).max(8),
  title: texts(80),
  text: texts(200),
  url: address.nullable(),
  image: picturePath,
  imageUrl: z.string().nullable(),
  active: z.boolean(),
})
const district = z.object({
  name: texts(80),
  address: texts(300),
  phone: z.string().trim().max(40),
})
export const homeSettings = z.object({
  layout: z.enum(homeLayouts).default('standard'),
  sections: z.array(z.enum(homeSections)).max(10),
  banners: z.array(slide).max(10),
  adverts: z.array(advertField).max(30),
  districts: z.array(district).max(30).default([]),
  version,
})
export type HomeSettings = z.output<typeof homeSettings>

/** A schema for carousel, adverts and branches, whose links may be empty. */
export const homeIn = (own: Language) =>
  homeSettings.superRefine((home, { addIssue }) => {
    for (const field of ['banners', 'adverts'] as const)
      home[field].forEach(({ title, url }, index) => {
        needsOwn(title, own, [field, index, 'title'], addIssue)
        if (url) needsAddress(url, [field, index, 'url'], addIssue)
      })
    home.districts.forEach(({ name }, index) =>
      needsOwn(name, own, ['districts', index, 'name'], addIssue),
    )
  })

export const schoolRow = z.object({
  sign: z.string(),
  key: z.string(),
  title: z.string(),
  defaultLanguage: z.enum(languages),
  hosts: z.array(schoolHost),
  people: z.number().int(),
  limits: schoolLimits,
  /** FRM-412: null until older files are counted. */
  storage: storageUse.nullable(),
  createdAt: z.string(),
  /** OPS-020: when and why the school was suspended; null while it is open. */
  suspension: z.object({ since: z.string(), reason: z.string() }).nullable(),
})
export type SchoolRow = z.output<typeof schoolRow>

/** CNT-015: a picture of the carousel with its link. */
export const schoolImage = z.object({
  title: z.string(),
  image: z.string(),
  url: z.string().nullable(),
})
export type SchoolImage = z.output<typeof schoolImage>

/** CALL-030, CALL-031: a school in a public list. */
export const schoolCard = z.object({
  sign: z.string(),
  name: z.string(),
  image: z.string().nullable(),
})
export type SchoolCard = z.output<typeof schoolCard>

/** CRS-108: a school with the address of its site; null without a host. */
export const schoolCrest = schoolCard.omit({ sign: true }).extend({ url: z.string().nullable() })
export type SchoolCrest = z.output<typeof schoolCrest>
