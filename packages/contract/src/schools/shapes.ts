import { z } from 'zod'
import { languages } from '../wire/language.ts'

export const languageEntry = z.object({
  name: z.string(),
  abbreviation: z.enum(languages),
  smallAbbreviation: z.string(),
})

/** FRM-010, FRM-015, FRM-132, FRM-128: what a site needs before its first screen. */
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
})
export type SchoolInitial = z.output<typeof schoolInitial>

/** FRM-135. */
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
})
export type SchoolBaseInfo = z.output<typeof schoolBaseInfo>

/** FRM-094. */
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

/** FRM-119; a banner or advert without a picture is drawn from its seed. */
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
