import {
  type HomeLayout,
  type HomeSection,
  homeSections,
  type Language,
  type Texts,
} from '@titian/contract'
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

/** FRM-133: a social link; an unsafe address is never sent. */
export interface SocialLink {
  name: string
  url: string
}

/** CNT-066: a branch of the school. */
export interface District {
  name: Texts
  address: Texts
  phone: string
}

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const schoolId = () => bigint('school_id', { mode: 'number' }).notNull()
const fileId = (name: string) => bigint(name, { mode: 'number' })

export const schools = pgTable('schools', {
  id: id(),
  key: text().notNull().unique(),
  isDefault: boolean('is_default').notNull().default(false),
  title: jsonb().$type<Texts>().notNull(),
  defaultLanguage: text('default_language').$type<Language>().notNull().default('en'),
  languages: jsonb().$type<Language[]>().notNull().default(['en', 'zh', 'my']),
  /** The time zone of the school's days (CRS-194). */
  timeZone: text('time_zone').notNull().default('Asia/Kuala_Lumpur'),
  currency: text().notNull().default('MYR'),
  currencySymbol: text('currency_symbol').notNull().default('RM'),
  areaCodes: jsonb('area_codes').$type<string[]>().notNull().default(['60', '86']),
  primaryColor: text('primary_color'),
  logoFileId: fileId('logo_file_id'),
  transparentLogoFileId: fileId('transparent_logo_file_id'),
  wechatImageFileId: fileId('wechat_image_file_id'),
  appImageFileId: fileId('app_image_file_id'),
  address: jsonb().$type<Texts>().notNull().default({}),
  phone: text(),
  email: text(),
  copyrightNotice: jsonb('copyright_notice').$type<Texts>().notNull().default({}),
  licenceNumber: text('licence_number'),
  footerKind: text('footer_kind').$type<'main' | 'alternate'>().notNull().default('alternate'),
  requiresAuthentication: boolean('requires_authentication').notNull().default(false),
  /** CRS-212: days after which photos of faces are deleted. */
  facePhotoDays: smallint('face_photo_days').notNull().default(30),
  settingsVersion: integer('settings_version').notNull().default(1),
  menusVersion: integer('menus_version').notNull().default(1),
  homeVersion: integer('home_version').notNull().default(1),
  subjectsVersion: integer('subjects_version').notNull().default(1),
  /** OPS-070: the maximum number of accounts that are not disabled; null without a limit. */
  mostPeople: integer('most_people'),
  homeSections: jsonb('home_sections')
    .$type<HomeSection[]>()
    .notNull()
    .default([...homeSections]),
  /** CNT-008: the layout of the home page. */
  homeLayout: text('home_layout').$type<HomeLayout>().notNull().default('standard'),
  districts: jsonb().$type<District[]>().notNull().default([]),
  socialLinks: jsonb('social_links').$type<SocialLink[]>().notNull().default([]),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** OPS-020: null while the school is open. */
  suspendedAt: timestamp('suspended_at', { withTimezone: true }),
  suspensionReason: text('suspension_reason'),
})

export const schoolHosts = pgTable('school_hosts', {
  host: text().primaryKey(),
  schoolId: schoolId(),
  registrationNumber: text('registration_number'),
})

export const menus = pgTable('menus', {
  id: id(),
  schoolId: schoolId(),
  parentId: bigint('parent_id', { mode: 'number' }),
  position: integer().notNull().default(0),
  name: jsonb().$type<Texts>().notNull(),
  url: text().notNull(),
  openMode: text('open_mode').notNull().default('_self'),
  explain: jsonb().$type<Texts>().notNull().default({}),
  parameterInterface: text('parameter_interface'),
  active: boolean().notNull().default(true),
})

export const banners = pgTable('banners', {
  id: id(),
  schoolId: schoolId(),
  position: integer().notNull().default(0),
  title: jsonb().$type<Texts>().notNull(),
  lead: jsonb().$type<Texts>().notNull().default({}),
  action: jsonb().$type<Texts>().notNull().default({}),
  url: text(),
  imageFileId: fileId('image_file_id'),
  seed: text().notNull(),
  active: boolean().notNull().default(true),
})

export const adverts = pgTable('adverts', {
  id: id(),
  schoolId: schoolId(),
  place: smallint().notNull(),
  position: integer().notNull().default(0),
  title: jsonb().$type<Texts>().notNull(),
  text: jsonb().$type<Texts>().notNull().default({}),
  url: text(),
  imageFileId: fileId('image_file_id'),
  seed: text().notNull(),
  active: boolean().notNull().default(true),
})

/** CNT-065: one immutable version of a text. `html` was sanitised before saving. */
export const agreementVersions = pgTable('agreement_versions', {
  id: id(),
  schoolId: schoolId(),
  /** FRM-059: 1 registration, 2 privacy, 3 refund. */
  form: smallint().notNull(),
  version: integer().notNull(),
  title: jsonb().$type<Texts>().notNull(),
  html: jsonb().$type<Texts>().notNull(),
  note: jsonb().$type<Texts>().notNull().default({}),
  isStandard: boolean('is_standard').notNull().default(false),
  asksFrom: timestamp('asks_from', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  createdBy: bigint('created_by', { mode: 'number' }),
})

/** CNT-074: acceptances of agreements. */
export const agreementAcceptances = pgTable('agreement_acceptances', {
  id: id(),
  schoolId: schoolId(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  form: smallint().notNull(),
  version: integer().notNull(),
  acceptedAt: timestamp('accepted_at', { withTimezone: true }).notNull(),
})

/** CNT-094: a page of the school, such as about or help. `html` was sanitised before saving. */
export const schoolPages = pgTable('school_pages', {
  id: id(),
  schoolId: schoolId(),
  place: text().$type<'content' | 'help'>().notNull(),
  title: jsonb().$type<Texts>().notNull(),
  html: jsonb().$type<Texts>().notNull(),
  published: boolean().notNull(),
  version: integer().notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})
export type SchoolPageRow = typeof schoolPages.$inferSelect
export type NewSchoolPage = typeof schoolPages.$inferInsert

export type AgreementRow = typeof agreementVersions.$inferSelect
export type NewAgreement = typeof agreementVersions.$inferInsert
export type SchoolRow = typeof schools.$inferSelect
export type NewSchool = typeof schools.$inferInsert
export type MenuRow = typeof menus.$inferSelect
export type BannerRow = typeof banners.$inferSelect
export type AdvertRow = typeof adverts.$inferSelect
export type NewMenu = Omit<typeof menus.$inferInsert, 'id' | 'schoolId' | 'parentId'>
export type NewBanner = Omit<typeof banners.$inferInsert, 'id' | 'schoolId'>
export type NewAdvert = Omit<typeof adverts.$inferInsert, 'id' | 'schoolId'>
