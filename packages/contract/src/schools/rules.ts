/** Currencies a school may have, with the symbol of its prices (FRM-015). */
export const currencySymbols = { MYR: 'RM', CNY: '¥', USD: '$', SGD: 'S$' } as const
export const currencies = ['MYR', 'CNY', 'USD', 'SGD'] as const
export type Currency = (typeof currencies)[number]

/** Where the days of a school may begin and end (FRM-300). */
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

/** The parts of the home page, in their usual order (FRM-023, FRM-136). */
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

/** Pages of the student site that stand under one address for everybody; staff are offered them for menus (CNT-102). */
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

/** CNT-008: how the parts of a home page stand, the built-in way first. A school chooses one; it cannot bring its own. */
export const homeLayouts = ['standard', 'columns', 'panels', 'narrow'] as const
export type HomeLayout = (typeof homeLayouts)[number]

/** Parts that stand in the narrow column of the layout `columns`. */
export const besideOthers: readonly HomeSection[] = ['information', 'adverts', 'schoolDistricts']

const isOneOf =
  <Name extends string>(names: readonly Name[]) =>
  (name: string): name is Name =>
    (names as readonly string[]).includes(name)

/** CNT-086: a home page as the words of an address name it; what they do not name is as the school has it. */
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

/** FRM-188: only http, https and paths of this site are followed. */
export function isFollowable(url: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(url)) return false
  return /^\/(?!\/)/.test(url) || /^https?:\/\/[^/]/i.test(url)
}

/** The one colour of a school. */
export const colourPattern = /^#[\dA-Fa-f]{6}$/
