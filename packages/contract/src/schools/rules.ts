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
  'schoolDistricts',
] as const
export type HomeSection = (typeof homeSections)[number]

/** Pages of the student site that stand under one address for everybody; staff are offered them for menus (CNT-102). */
export const menuPages = {
  home: '/home',
  courses: '/course',
  trainings: '/train/index',
  recommendedTraining: '/train/recommendDetail',
  articles: '/article',
  news: '/news',
  certificates: '/certificate',
  app: '/download-app',
} as const
export type MenuPage = keyof typeof menuPages

/** FRM-188: only http, https and paths of this site are followed. */
export function isFollowable(url: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(url)) return false
  return /^\/(?!\/)/.test(url) || /^https?:\/\/[^/]/i.test(url)
}

/** The one colour of a school. */
export const colourPattern = /^#[\dA-Fa-f]{6}$/
