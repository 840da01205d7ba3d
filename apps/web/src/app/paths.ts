import { link } from '@titian/site/link'
import type { CourseTab, ListFilter } from '../modules/courses/list-filter.ts'

/** How the frame shows a page: with which header, footer and title, and to whom. */
export interface PageFacts {
  /** The path, which may follow a language prefix (FRM-009). `$sign` is an opaque id. */
  path: string
  /**
   * The key of the title, below `pages` in the texts of `app`. The page itself may set a more
   * precise title (FRM-075).
   */
  title: string
  /**
   * `own`: the page has its own header, as the lesson does, or has no header (FRM-081, FRM-082).
   */
  header: 'site' | 'own'
  footer: boolean
  /**
   * What the header of a phone shows. Pages with the logo have a footer, pages with the back arrow
   * have none (FRM-073, FRM-079).
   */
  phone: 'logo' | 'back' | 'own'
  /**
   * Whether the header lies over the page's picture until the visitor has scrolled 100 px
   * (FRM-085).
   */
  overPicture?: true
  /** Rendered beside the side bar of the learning area. */
  area?: 'learning'
  /** `signedIn`: a visitor must sign in first (FRM-005). */
  who: 'anyone' | 'signedIn'
}

function page<Path extends string>(
  path: Path,
  title: string,
  facts: Partial<Omit<PageFacts, 'path' | 'title'>> = {},
) {
  return {
    path,
    title,
    header: 'site',
    footer: true,
    phone: 'back',
    who: 'anyone',
    ...facts,
  } satisfies PageFacts
}

const bare = { header: 'own', footer: false, phone: 'own' } as const
const mine = { who: 'signedIn' } as const
const learning = { ...mine, area: 'learning' } as const

/**
 * Every page of this site, once. Routes, header, footer, drawer, titles and the test that visits
 * all pages use this table (FRM-063). A new page needs one line here and a title below `pages` in
 * the three texts.
 */
export const pages = {
  home: page('/home', 'home', { phone: 'logo', overPicture: true }),
  login: page('/login', 'login', bare),
  agreement: page('/agreement', 'agreement', bare),
  schoolPage: page('/page/$sign', 'schoolPage'),
  downloadApp: page('/download-app', 'downloadApp'),
  courseList: page('/course', 'courseList', { phone: 'logo' }),
  tiktokShop: page('/tiktok_shop', 'courseList', { phone: 'logo' }),
  masterCourses: page('/college/master', 'masterCourses'),
  optionalCourses: page('/college/optional', 'optionalCourses'),
  courseDetail: page('/courseDetail/$sign', 'courseDetail'),
  work: page('/courseDetail/$sign/homework/$item', 'work', mine),
  lesson: page('/college/course-video/$sign', 'lesson', { ...bare, ...mine }),
  preview: page('/college/preview/$sign', 'preview', bare),
  trainList: page('/train/index', 'training'),
  trainRecommended: page('/train/recommendDetail', 'training'),
  trainDetail: page('/trainDetail/$sign', 'training'),
  trainVideo: page('/college/train-video/$sign', 'lesson', { ...bare, ...mine }),
  face: page('/face', 'face'),
  testPaper: page('/testPaper/$sign', 'testPaper', mine),
  paper: page('/testPaper/$sign/paper', 'testPaper', { ...bare, ...mine }),
  learningCenter: page('/home/learning/center', 'learningCenter', learning),
  learningCourses: page('/home/learning/courses', 'learningCourses', {
    phone: 'logo',
    ...learning,
  }),
  myTraining: page('/home/learning/training', 'myTraining', learning),
  myTrainPart: page('/home/learning/trainDetail/$section', 'myTraining', learning),
  curriculum: page('/home/learning/curriculum', 'curriculum', learning),
  analysis: page('/home/learning/analysis', 'analysis', learning),
  courseEarned: page('/home/learning/completed/$sign', 'courseEarned', learning),
  teacherStudy: page('/home/learning/teacher-study', 'teacherStudy', learning),
  myTeaching: page('/home/learning/my-teaching', 'myTeaching', learning),
  regulate: page('/home/learning/regulate', 'regulate', learning),
  articleList: page('/article', 'articleList'),
  article: page('/article/$sign', 'articleList'),
  newsList: page('/news', 'newsList'),
  news: page('/news/$sign', 'newsList'),
  articleManagement: page('/home/learning/article-management', 'articleList', learning),
  message: page('/home/learning/message', 'message', learning),
  historyCollect: page('/home/learning/history-collect', 'historyCollect', learning),
  sharingCourses: page('/home/learning/sharingCourses', 'sharingCourses', {
    phone: 'logo',
    ...learning,
  }),
  account: page('/home/learning/account', 'account', learning),
  accountOnPhone: page('/home/learning/account_basic_m', 'account', learning),
  orders: page('/home/learning/account/orders', 'orders', learning),
  order: page('/home/learning/account/orders/$sign', 'orders', learning),
  coins: page('/home/learning/account/coins', 'coins', learning),
  activation: page('/home/learning/courses-for', 'activation', learning),
  invoice: page('/invoice/$sign', 'orders', { ...bare, ...mine }),
  payOrder: page('/pay-order', 'payment', mine),
  payIn: page('/pay-in', 'payment', mine),
  paySucceeds: page('/pay-succeeds', 'payment', mine),
  upgradeUser: page('/home/learning/up_user_m', 'upgradeUser', learning),
  uploading: page('/home/uploading', 'uploading', learning),
  certificates: page('/certificate', 'certificates'),
  certificate: page('/certificate/$number', 'certificates'),
  wallet: page('/home/learning/certificates', 'certificates', learning),
  resumeShare: page('/resume/share/$token', 'resume', bare),
  resumePrint: page('/resume/print/$token', 'resume', { ...bare, ...mine }),
  changeMobile: page('/home/changeMoblie', 'changeMobile', mine),
  resume: page('/resume', 'resume', { ...bare, ...mine }),
  employment: page('/employment', 'employment'),
  moreJobs: page('/employment/more', 'employment'),
  jobMap: page('/employment/map', 'employment'),
  jobSearch: page('/employment/serachDetails', 'employment'),
  job: page('/job/$sign', 'employment'),
  company: page('/company/$sign', 'employment'),
  promoteIntended: page('/promote/intended', 'promoteIntended', mine),
  promotePlanning: page('/promote/planning', 'promotePlanning', mine),
  applications: page('/applications', 'applications', learning),
  application: page('/applications/$sign', 'applications', learning),
  companyAnswer: page('/company-answer/$token', 'applications', bare),
  mailConfirm: page('/mail-confirm/$token', 'mail', bare),
  mailOff: page('/mail-off/$token', 'mail', bare),
  practice: page('/simulation', 'practice', { phone: 'logo' }),
  supplyChain: page('/supplyChain', 'supplyChain'),
  chainRun: page('/supplyChain/run/$sign', 'supplyChain', mine),
  chainReview: page('/supplyChain/run/$sign/review', 'supplyChain', mine),
  playground: page('/simulation/virtual-system-playground', 'practice'),
  fullPlayground: page('/virtualSystemPlayground', 'practice', bare),
  marketplace: page('/simulation/amazon-virtual-system', 'practice'),
  marketRun: page('/simulation/amazon-virtual-system/run/$sign', 'practice', mine),
  /** The page of a step by its name, or the review of a finished shop. */
  marketStep: page('/simulation/amazon-virtual-system/run/$sign/$step', 'practice', mine),
  erp: page('/erp', 'practice', bare),
  erpRun: page('/erp/run/$sign', 'practice', { ...bare, ...mine }),
  /** One page of the books by its name, or the review of a finished run. */
  erpPart: page('/erp/run/$sign/$part', 'practice', { ...bare, ...mine }),
  evaluations: page('/criticizes-system', 'evaluations'),
  assessment: page('/criticizes-system/$sign', 'evaluations', mine),
  peerWork: page('/criticizes-system/peer/$sign', 'evaluations', mine),
} satisfies Record<string, PageFacts>

export type PageName = keyof typeof pages

/** Addresses that redirect (FRM-022, FRM-052, FRM-184). */
export const redirects = {
  '/': pages.home.path,
  '/home/learning': pages.learningCenter.path,
  '/class': pages.learningCourses.path,
  '/test': pages.learningCenter.path,
  '/apply-text': pages.agreement.path,
  '/train': pages.trainList.path,
  '/home/learning/trainDetail': pages.myTraining.path,
  '/promote': pages.promoteIntended.path,
} as const

type Paths = { readonly [Name in PageName]: (typeof pages)[Name]['path'] }

/** Only the paths, for routes and comparisons. */
export const paths = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => [name, path]),
) as Paths

const byPath = new Map<string, PageFacts>(Object.values(pages).map((facts) => [facts.path, facts]))

/** Returns the facts of a route, or undefined for an unknown one. */
export function factsOf(path: string): PageFacts | undefined {
  return byPath.get(path)
}

/** Whether the page exists. Menus show a fixed entry only for an existing page. */
export function isPage(href: string): boolean {
  return byPath.has(href.split('?')[0] ?? '')
}

/** Builds links to the pages for `SiteLink` and `navigate`; SiteLink adds the language prefix. */
export const linkTo = {
  home: () => link({ to: paths.home }),
  courseList: (search: ListFilter = {}) => link({ to: paths.courseList, search }),
  /** `item` is a task that the tab opens at once (CRS-032). */
  courseDetail: (sign: string, tab?: CourseTab, item?: string) =>
    link({ to: paths.courseDetail, params: { sign }, search: { tab, item } }),
  work: (sign: string, item: string) => link({ to: paths.work, params: { sign, item } }),
  lesson: (sign: string) => link({ to: paths.lesson, params: { sign } }),
  preview: (sign: string) => link({ to: paths.preview, params: { sign } }),
  face: (ticket: string, lesson: string) => link({ to: paths.face, search: { ticket, lesson } }),
  testPaper: (sign: string) => link({ to: paths.testPaper, params: { sign } }),
  paper: (sign: string) => link({ to: paths.paper, params: { sign } }),
  result: (sign: string, record: string) =>
    link({ to: paths.testPaper, params: { sign }, search: { record } }),
  jobSearch: (content?: string) => link({ to: paths.jobSearch, search: { content } }),
  learningCenter: () => link({ to: paths.learningCenter }),
  learningCourses: (status?: '2') => link({ to: paths.learningCourses, search: { status } }),
  myTeaching: () => link({ to: paths.myTeaching }),
  curriculum: () => link({ to: paths.curriculum }),
  courseEarned: (sign: string) => link({ to: paths.courseEarned, params: { sign } }),
  message: () => link({ to: paths.message }),
  historyCollect: () => link({ to: paths.historyCollect }),
  /** With the sealed id of a course, the page opens the form for a new link to that course. */
  sharingCourses: (course?: string) => link({ to: paths.sharingCourses, search: { course } }),
  /** `url` is the page to return to when the missing data has been entered (ACC-206). */
  account: (url?: string) => link({ to: paths.account, search: { url } }),
  security: () => link({ to: paths.account, search: { tab: 'security' } }),
  uploading: () => link({ to: paths.uploading }),
  changeMobile: () => link({ to: paths.changeMobile }),
  upgradeUser: () => link({ to: paths.upgradeUser, search: { form: '2' } }),
  agreement: (form: '1' | '2' | '3') => link({ to: paths.agreement, search: { form } }),
}

type FrameFacts = Omit<PageFacts, 'path'>

/** FRM-082, FRM-083: returns false for pages that have their own header or need none. */
export function hasHeader({ header }: FrameFacts): boolean {
  return header === 'site'
}

/** FRM-079: on a phone, the footer is shown on the pages whose header shows the logo. */
export function hasFooter({ footer, phone }: FrameFacts, onPhone: boolean): boolean {
  return footer && (!onPhone || phone === 'logo')
}
