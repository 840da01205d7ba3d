/** The possible currencies, with the symbols of prices (FRM-015). */
export const currencySymbols = { MYR: 'RM', CNY: '¥', USD: '$', SGD: 'S$' } as const
export const currencies = ['MYR', 'CNY', 'USD', 'SGD'] as const
export type Currency = (typeof currencies)[number]

/** The maximum number of hosts of a school (FRM-189). */
export const schoolHostsMost = 20

/** The possible time zones of a school (FRM-300). */
export const timeZones = [
  'Asia/Kuala_Lumpur',
  'Asia/Singapore',
  'Asia/Shanghai',
  'Asia/Hong_Kong',
  'Asia/Jakarta',
  'Asia/Bangkok',
  'Asia/Manila',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Europe/London',
] as const
export type TimeZone = (typeof timeZones)[number]

/** The sections of the home page in their default order (FRM-023, FRM-136). */
export const homeSections = [
  'carousel',
  'adverts',
  'courseGroups',
  'chosenCourses',
  'newCourses',
  'trainingCamp',
  'information',
  'schoolDistricts',
] as const
export type HomeSection = (typeof homeSections)[number]

/** Public pages with a fixed address, which staff can choose for menus (CNT-102). */
export const menuPages = {
  home: '/home',
  courses: '/course',
  trainings: '/train/index',
  recommendedTraining: '/train/recommendDetail',
  jobs: '/employment',
  articles: '/article',
  news: '/news',
  certificates: '/certificate',
  app: '/download-app',
} as const
export type MenuPage = keyof typeof menuPages

/** CNT-008: the layouts of a home page, the default first. Schools cannot add their own. */
export const homeLayouts = ['standard', 'columns', 'panels', 'narrow'] as const
export type HomeLayout = (typeof homeLayouts)[number]

/** Sections in the narrow column of the layout `columns`. */
export const besideOthers: readonly HomeSection[] = ['information', 'adverts', 'schoolDistricts']

const isOneOf =
  <Name extends string>(names: readonly Name[]) =>
  (name: string): name is Name =>
    (names as readonly string[]).includes(name)

/** CNT-086: reads a layout from search parameters; missing values are those of the school. */
export function readHomeWords(
  { layout, sections }: { layout?: string | undefined; sections?: string | undefined },
  school: { homeLayout: HomeLayout; homeSections: readonly HomeSection[] },
): { layout: HomeLayout; sections: readonly HomeSection[] } {
  return {
    layout: layout !== undefined && isOneOf(homeLayouts)(layout) ? layout : school.homeLayout,
    sections:
      sections === undefined
        ? school.homeSections
        : [...new Set(sections.split('.').filter(isOneOf(homeSections)))],
  }
}

/** FRM-188: returns whether a link is http, https or a path of this site. */
export function isFollowable(url: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(url)) return false
  return /^\/(?!\/)/.test(url) || /^https?:\/\/[^/]/i.test(url)
}

/** The one colour of a school. */
export const colourPattern = /^#[\dA-Fa-f]{6}$/

/** The header with the key of the notice in each response of a call (OPS-079). */
export const maintenanceHeader = 'maintenance'
/** The header of a response while there is no notice. */
export const noMaintenance = 'none'
