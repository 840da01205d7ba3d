import {
  type Certificate,
  certificates,
  courses,
  homeSections,
  readHomeWords,
  schools,
  type CourseCard,
  type CourseDetail,
  type FullTexts,
  type Language,
  type SchoolPage,
} from '@titian/contract'
import { articlePages } from './article-pages.ts'
import { jobPages } from './job-pages.ts'
import { practicePages } from './practices/practice-pages.ts'
import { listPager, pagesAbove, plain, type PublicPage, siteDescription } from './public-page.ts'
import { type FirstAnswer, firstCall, homeCalls } from './first-data.ts'
import { listQuery, listWords, readListFilter, readListPage } from './search-engines/list-words.ts'
import {
  certificateAddress,
  certificatesAddress,
  courseAddress,
  coursesAddress,
  homeAddress,
  schoolPageAddress,
} from './search-engines/page-paths.ts'
import type { PageView } from './search-engines/page-view.ts'
import {
  breadcrumbs,
  course,
  coursePicture,
  credential,
  itemList,
  organization,
} from './search-engines/structured-data.ts'
import { summaryOf } from './search-engines/summary.ts'
import { trainDetail, trainList, trainRecommended } from './train-pages.ts'

const home: PublicPage = {
  pattern: /^\/home\/?$/,
  source: 'src/modules/schools/pages/home-page.tsx',
  later: ['lower-sections', 'training-camp'].map((name) => `src/modules/schools/parts/${name}.tsx`),
  drawn: true,
  words: [],
  async calls(_group, query, _device, initial) {
    const words = {
      layout: query.get('layout') ?? undefined,
      sections: query.get('sections') ?? undefined,
    }
    const school = (await initial) ?? { homeLayout: 'standard', homeSections }
    return readHomeWords(words, school).sections.flatMap((section) => homeCalls[section])
  },
  title: { en: 'Home', zh: '首页', my: 'Laman utama' },
  description: siteDescription,
  address: () => homeAddress,
  things: (view) => [organization(view)],
}

const coursesOfPage = 12

function cardsOf(answers: FirstAnswer[]): CourseCard[] {
  const answer = answers.find(({ call }) => call === courses.courseList)
  return (answer?.data as { list: CourseCard[] } | undefined)?.list ?? []
}

const stepsToCourses = (language: Language) => [
  { name: home.title[language], address: homeAddress },
  { name: courseList.title[language], address: coursesAddress },
]

const courseList: PublicPage = {
  pattern: /^\/(?:course|tiktok_shop)\/?$/,
  source: 'src/modules/courses/pages/course-list-page.tsx',
  wide: ['src/modules/courses/list/filter-column.tsx', listPager],
  noun: 'courses',
  drawn: true,
  words: listWords,
  calls(_group, query, device) {
    const page = readListPage(query)
    const ofPage = (one: number) =>
      firstCall(courses.courseList, { ...readListFilter(query), page: one, size: coursesOfPage })
    const above = device === 'mobile' ? pagesAbove(page) : 0
    return [
      ofPage(page),
      ...Array.from({ length: above }, (_, index) => ofPage(index + 1)),
      firstCall(courses.courseKindList, {}),
      firstCall(courses.courseLanguageList, {}),
      firstCall(courses.courseTypeThreeList, {}),
    ]
  },
  title: { en: 'Courses', zh: '课程', my: 'Kursus' },
  description: {
    en: 'Find a course by subject, level and price.',
    zh: '按学科、难度和价格查找课程。',
    my: 'Cari kursus mengikut subjek, tahap dan harga.',
  },
  address({ query, answers }) {
    const words = listQuery(query)
    const isSearch = Boolean(readListFilter(query).courseName)
    const isEmpty = words !== '' && cardsOf(answers).length === 0
    return isSearch || isEmpty ? undefined : coursesAddress + words
  },
  things: (view) => [
    itemList(view, cardsOf(view.answers), (readListPage(view.query) - 1) * coursesOfPage),
    breadcrumbs(view, stepsToCourses(view.language)),
  ],
}

/** CRS-016: returns the list of one type of course, under an address of its own. */
function courseListOf(pattern: RegExp, type: '1' | '2', title: FullTexts): PublicPage {
  const typed = (query: URLSearchParams) => new URLSearchParams([...query, ['type', type]])
  return {
    ...courseList,
    pattern,
    title,
    calls: (group, query, ...others) => courseList.calls(group, typed(query), ...others),
    // For search engines this address equals the filtered list.
    address: (view) => courseList.address?.({ ...view, query: typed(view.query) }),
    things: (view) => courseList.things?.({ ...view, query: typed(view.query) }) ?? [],
  }
}

const detailOf = (answers: FirstAnswer[]) => answers[0]?.data as CourseDetail | undefined

const courseDetail: PublicPage = {
  pattern: /^\/courseDetail\/([\w-]+)\/?$/,
  source: 'src/modules/courses/pages/course-detail-page.tsx',
  later: ['src/modules/courses/detail/catalogue.tsx'],
  noun: 'courses',
  drawn: true,
  words: ['tab'],
  calls: (sign) => [firstCall(courses.courseByCourseId, { sign })],
  title: { en: 'Course', zh: '课程', my: 'Kursus' },
  description: courseList.description,
  about(answers) {
    const detail = detailOf(answers)
    return (
      detail && {
        title: detail.course.courseName,
        description: summaryOf(detail.course.content),
      }
    )
  },
  address({ answers }) {
    const detail = detailOf(answers)
    return detail && courseAddress(detail.course.sign)
  },
  things(view) {
    const detail = detailOf(view.answers)
    if (!detail) return []
    const { courseName, sign } = detail.course
    const own = { name: courseName, address: courseAddress(sign) }
    return [course(view, detail), breadcrumbs(view, [...stepsToCourses(view.language), own])]
  },
  picture(view) {
    const detail = detailOf(view.answers)
    return detail && coursePicture(view, detail)
  },
}

function versionOf(query: URLSearchParams): number | undefined {
  const version = Number(query.getAll('version').at(-1))
  return Number.isInteger(version) && version > 0 && version < 2 ** 31 ? version : undefined
}

/** Returns the address of the legal texts; without a parameter the first text is shown. */
function agreementAddress({ query }: PageView): string | undefined {
  // Older versions stay readable by address, but search engines do not list them.
  if (versionOf(query) !== undefined) return undefined
  const form = query.getAll('form').at(-1) ?? ''
  return ['2', '3'].includes(form) ? `/agreement?form=${form}` : '/agreement'
}

/** FRM-059: the parameter `form` selects the text; an unknown value selects the first one. */
const agreement: PublicPage = {
  pattern: /^\/agreement\/?$/,
  source: 'src/modules/schools/pages/agreement-page.tsx',
  drawn: true,
  words: ['form', 'version'],
  calls(_group, query) {
    const form = ([1, 2, 3] as const).find((one) => String(one) === query.get('form')) ?? 1
    const version = versionOf(query)
    return [firstCall(schools.agreementText, { form, ...(version && { version }) })]
  },
  title: { en: 'Agreement', zh: '协议', my: 'Perjanjian' },
  description: home.description,
  address: agreementAddress,
}

/** Sign-in, registration and recovery, selected by the parameter `form`. */
const signIn: PublicPage = {
  pattern: /^\/login\/?$/,
  source: 'src/modules/accounts/pages/login-page.tsx',
  later: ['src/modules/accounts/further-forms.ts'],
  noun: 'accounts',
  drawn: true,
  words: ['form', 'url'],
  calls: () => [],
  title: { en: 'Sign in', zh: '登录', my: 'Log masuk' },
  description: home.description,
  closed: '/login',
}

const schoolPageOf = (answers: FirstAnswer[]) => answers[0]?.data as SchoolPage | undefined

/** CNT-096: a page of the school, such as about or help. */
const schoolPage: PublicPage = {
  pattern: /^\/page\/([\w-]+)\/?$/,
  source: 'src/modules/schools/pages/school-page.tsx',
  drawn: true,
  words: [],
  calls: (sign) => [firstCall(schools.schoolPage, { sign })],
  title: { en: 'About the school', zh: '关于学校', my: 'Tentang sekolah' },
  description: home.description,
  about(answers) {
    const one = schoolPageOf(answers)
    return one && { title: one.title, description: one.summary }
  },
  address({ answers }) {
    const one = schoolPageOf(answers)
    return one && schoolPageAddress(one.sign)
  },
  things(view) {
    const one = schoolPageOf(view.answers)
    if (!one) return []
    const own = { name: one.title, address: schoolPageAddress(one.sign) }
    return [breadcrumbs(view, [{ name: home.title[view.language], address: homeAddress }, own])]
  },
}

const certificateTitle: FullTexts = { en: 'Check a certificate', zh: '证书查询', my: 'Semak sijil' }

const certificateSearch: PublicPage = {
  pattern: /^\/certificate\/?$/,
  source: 'src/modules/certificates/pages/all-pages.ts',
  noun: 'certificates',
  drawn: true,
  words: [],
  calls: () => [],
  title: certificateTitle,
  description: {
    en: 'See whether a certificate was issued by this school and is still valid.',
    zh: '查验证书是否由本校颁发、是否仍然有效。',
    my: 'Ketahui sama ada sijil dikeluarkan oleh sekolah ini dan masih sah.',
  },
  address: () => certificatesAddress,
}

const certificateOf = (answers: FirstAnswer[]) => answers[0]?.data as Certificate | undefined

/**
 * CNT-070: the public page of a certificate. Only people who know the number find it; no list of
 * numbers exists.
 */
const certificatePage: PublicPage = {
  pattern: /^\/certificate\/([\w-]+)\/?$/,
  source: 'src/modules/certificates/pages/all-pages.ts',
  noun: 'certificates',
  drawn: true,
  // Guessing is limited by visitor, so every visit must reach the call and none is answered from
  // the cache.
  calls: (number) => [firstCall(certificates.certificatePage, { number })],
  title: certificateTitle,
  description: certificateSearch.description,
  about(answers) {
    const one = certificateOf(answers)
    return (
      one && {
        title: `${one.holderName}, ${one.courseName}`,
        description: `${one.schoolName}: ${one.number}`,
      }
    )
  },
  address({ answers }) {
    const one = certificateOf(answers)
    return one && certificateAddress(one.number)
  },
  things(view) {
    const one = certificateOf(view.answers)
    return one ? [credential(view, one)] : []
  },
}

/**
 * Parts of the frame that the browser loads later; a server-rendered page needs their styles at
 * once.
 */
export const frameSources = ['src/app/footer/school-footer.tsx']
/** The parts of the frame that the browser loads later and only a wide window shows. */
export const wideSources = ['src/app/header/desktop-header.tsx', 'src/app/header/header-advert.tsx']
export const notFoundSource = 'src/app/frame/not-found-page.tsx'

/** All addresses of the student site; any other address gets status 404 and the not-found page. */
export const sitePages: PublicPage[] = [
  home,
  courseList,
  courseListOf(/^\/college\/master\/?$/, '1', {
    en: 'Master courses',
    zh: '主修课程',
    my: 'Kursus utama',
  }),
  courseListOf(/^\/college\/optional\/?$/, '2', {
    en: 'Optional courses',
    zh: '选修课程',
    my: 'Kursus elektif',
  }),
  courseDetail,
  trainList,
  trainRecommended,
  trainDetail,
  plain(/^\/train\/?$/, 'Training', '培训', 'Latihan'),
  ...articlePages,
  ...jobPages,
  signIn,
  agreement,
  schoolPage,
  certificateSearch,
  certificatePage,
  plain(/^\/home\/learning\/certificates\/?$/, 'My certificates', '我的证书', 'Sijil saya'),
  {
    ...plain(/^\/download-app\/?$/, 'Get the app', '下载应用', 'Dapatkan aplikasi'),
    address: () => '/download-app',
  },
  plain(/^\/apply-text\/?$/, 'Agreement', '协议', 'Perjanjian'),
  plain(/^\/(?:class|test)\/?$/, 'Learning centre', '学习中心', 'Pusat pembelajaran'),
  plain(/^\/courseDetail\/[\w-]+\/homework\/[\w-]+\/?$/, 'Task', '作业', 'Tugasan'),
  {
    ...plain(/^\/college\/course-video\/[\w-]+\/?$/, 'Lesson', '课时', 'Pelajaran'),
    closed: '/college/course-video/',
  },
  {
    ...plain(/^\/college\/train-video\/[\w-]+\/?$/, 'Lesson', '课时', 'Pelajaran'),
    closed: '/college/train-video/',
  },
  {
    ...plain(
      /^\/college\/preview\/[\w-]+\/?$/,
      'Preview of a lesson',
      '课时试看',
      'Pratonton pelajaran',
    ),
    closed: '/college/preview/',
  },
  {
    ...plain(/^\/face\/?$/, 'Face check', '人脸核验', 'Semakan wajah'),
    closed: '/face',
  },
  {
    ...plain(/^\/testPaper\/[\w-]+(?:\/paper)?\/?$/, 'Test paper', '试卷', 'Kertas ujian'),
    closed: '/testPaper/',
  },
  plain(
    /^\/home\/learning\/(?:account(?:_basic_m)?|up_user_m)\/?$/,
    'My account',
    '我的账号',
    'Akaun saya',
  ),
  ...practicePages,
  plain(/^\/home\/learning\/account\/orders(?:\/[\w-]+)?\/?$/, 'Orders', '订单', 'Pesanan'),
  plain(/^\/resume(?:\/print\/[\w-]+)?\/?$/, 'My resume', '我的简历', 'Resume saya'),
  plain(/^\/resume\/share\/[\w-]+\/?$/, 'Resume', '简历', 'Resume'),
  plain(/^\/applications(?:\/[\w-]+)?\/?$/, 'Applications', '求职申请', 'Permohonan'),
  plain(/^\/company-answer\/[\w-]+\/?$/, 'Application', '求职申请', 'Permohonan'),
  plain(/^\/mail-(?:confirm|off)\/[\w-]+\/?$/, 'My e-mails', '我的邮件', 'E-mel saya'),
  plain(
    /^\/promote(?:\/(?:intended|planning))?\/?$/,
    'My career plan',
    '我的职业规划',
    'Laluan kerjaya saya',
  ),
  plain(/^\/home\/learning\/account\/coins\/?$/, 'Coins', '虚拟币', 'Syiling'),
  plain(/^\/home\/learning\/courses-for\/?$/, 'Activation codes', '激活码', 'Kod pengaktifan'),
  { ...plain(/^\/invoice\/[\w-]+\/?$/, 'Orders', '订单', 'Pesanan'), closed: '/invoice/' },
  {
    ...plain(/^\/pay-(?:order|in|succeeds)\/?$/, 'Payment', '支付', 'Pembayaran'),
    closed: '/pay-',
  },
  plain(
    /^\/home\/learning\/(?:training|trainDetail(?:\/\w+)?)\/?$/,
    'My training',
    '我的培训',
    'Latihan saya',
  ),
  plain(/^\/home\/learning\/curriculum\/?$/, 'Course calendar', '课程日历', 'Kalendar kursus'),
  plain(/^\/home\/learning\/analysis\/?$/, 'Analysis', '学习分析', 'Analisis'),
  plain(
    /^\/home\/learning\/completed\/[\w-]+\/?$/,
    'Completed course',
    '已完成课程',
    'Kursus selesai',
  ),
  plain(
    /^\/home\/learning\/article-management\/?$/,
    'Article management',
    '文章管理',
    'Pengurusan artikel',
  ),
  plain(/^\/home\/learning\/teacher-study\/?$/, 'Teacher study', '教师进修', 'Pembelajaran guru'),
  plain(/^\/home\/learning\/regulate\/?$/, 'Supervision', '课程数据', 'Penyeliaan kursus'),
  plain(/^\/home\/learning\/my-teaching\/?$/, 'My teaching', '我的授课', 'Pengajaran saya'),
  plain(
    /^\/home\/learning\/history-collect\/?$/,
    'History and favourites',
    '浏览与收藏',
    'Sejarah dan kegemaran',
  ),
  plain(
    /^\/home\/learning\/sharingCourses\/?$/,
    'Sharing courses',
    '课程分享',
    'Perkongsian kursus',
  ),
  plain(/^\/home\/learning\/message\/?$/, 'Messages', '消息', 'Mesej'),
  {
    ...plain(/^\/home\/uploading\/?$/, 'My files', '我的文件', 'Fail saya'),
    closed: '/home/uploading',
  },
  {
    ...plain(
      /^\/home\/changeMoblie\/?$/,
      'Change phone number',
      '更换手机号',
      'Tukar nombor telefon',
    ),
    closed: '/home/changeMoblie',
  },
  {
    ...plain(
      /^\/home\/learning(?:\/(?:center|courses))?\/?$/,
      'Learning centre',
      '学习中心',
      'Pusat pembelajaran',
    ),
    closed: '/home/learning',
  },
]

export interface FoundPage {
  page: PublicPage
  group: string
}

export function findPage(path: string): FoundPage | undefined {
  for (const page of sitePages) {
    const match = page.pattern.exec(path)
    if (match) return { page, group: match[1] ?? '' }
  }
  return undefined
}
