import {
  courseFilter,
  courses,
  htmlLanguage,
  type CourseDetail,
  type FullTexts,
  type Language,
} from '@titian/contract'
import { escapeHtml } from '../platform/http/escape-html.ts'
import { type FirstAnswer, type FirstCall, firstCall, homeCalls } from './first-data.ts'

export interface PublicPage {
  /** Matches the path without its language; the first group is handed on. */
  pattern: RegExp
  /** The page's source in the student site and its module, for the preloads. */
  source?: string
  noun?: string
  /** Drawn on the server for visitors. */
  drawn?: true
  /** What it reads of its query; a page with these words alone is the same for all visitors. */
  words?: readonly string[]
  calls(group: string, query: URLSearchParams): FirstCall[]
  title: FullTexts
  description: FullTexts
  /** A title and description of the thing itself, once its data is there; undefined: not found. */
  about?(answers: FirstAnswer[]): { title: string; description: string } | undefined
}

const home: PublicPage = {
  pattern: /^\/(?:home)?\/?$/,
  source: 'src/modules/schools/pages/home-page.tsx',
  drawn: true,
  words: [],
  calls: () => homeCalls,
  title: { en: 'Home', zh: '首页', my: 'Laman utama' },
  description: {
    en: 'Courses, practice and exams in English, Chinese and Malay.',
    zh: '中文、英文、马来文的课程、实训与考试。',
    my: 'Kursus, latihan dan peperiksaan dalam bahasa Inggeris, Cina dan Melayu.',
  },
}

const courseList: PublicPage = {
  pattern: /^\/(?:course|tiktok_shop)\/?$/,
  source: 'src/modules/courses/pages/course-list-page.tsx',
  noun: 'courses',
  drawn: true,
  words: [...Object.keys(courseFilter.shape), 'page'],
  calls(_group, query) {
    const filter = courseFilter.safeParse(Object.fromEntries(query))
    const page = Number(query.get('page') ?? 1)
    const input = {
      ...(filter.success
        ? Object.fromEntries([...query].filter(([name]) => name in courseFilter.shape))
        : {}),
      page: page > 0 ? page : 1,
      size: 12,
    }
    return [
      firstCall(courses.courseList, input),
      firstCall(courses.courseKindList, {}),
      firstCall(courses.courseTypeThreeList, {}),
    ]
  },
  title: { en: 'Courses', zh: '课程', my: 'Kursus' },
  description: {
    en: 'Find a course by subject, level and price.',
    zh: '按学科、难度和价格查找课程。',
    my: 'Cari kursus mengikut bidang, tahap dan harga.',
  },
}

/** CRS-016: the list of one type of course, under an address of its own. */
function courseListOf(pattern: RegExp, type: '1' | '2', title: FullTexts): PublicPage {
  return {
    ...courseList,
    pattern,
    title,
    calls(group, query) {
      const typed = new URLSearchParams(query)
      typed.set('type', type)
      return courseList.calls(group, typed)
    },
  }
}

const courseDetail: PublicPage = {
  pattern: /^\/courseDetail\/([\w-]+)\/?$/,
  source: 'src/modules/courses/pages/course-detail-page.tsx',
  noun: 'courses',
  drawn: true,
  words: ['tab'],
  calls: (sign) => [firstCall(courses.courseByCourseId, { sign })],
  title: { en: 'Course', zh: '课程', my: 'Kursus' },
  description: courseList.description,
  about(answers) {
    const data = answers[0]?.data as CourseDetail | undefined
    return (
      data && {
        title: data.course.courseName,
        description: data.course.content.replace(/<[^>]*>/g, ' ').slice(0, 300),
      }
    )
  },
}

function plain(pattern: RegExp, en: string, zh: string, my: string): PublicPage {
  return { pattern, calls: () => [], title: { en, zh, my }, description: home.description }
}

/** What the frame of a drawn page loads later by itself; its styles are wanted at once. */
export const frameSources = ['src/app/footer/school-footer.tsx', 'src/app/header/header-advert.tsx']
export const notFoundSource = 'src/app/frame/not-found-page.tsx'

/** Every address of the student site; what matches none is answered with status 404 and the not-found page. */
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
    my: 'Kursus pilihan',
  }),
  courseDetail,
  plain(/^\/login\/?$/, 'Sign in', '登录', 'Log masuk'),
  plain(/^\/agreement\/?$/, 'Agreement', '协议', 'Perjanjian'),
  plain(/^\/download-app\/?$/, 'Get the app', '下载应用', 'Dapatkan aplikasi'),
  plain(/^\/apply-text\/?$/, 'Agreement', '协议', 'Perjanjian'),
  plain(/^\/(?:class|test)\/?$/, 'Learning centre', '学习中心', 'Pusat pembelajaran'),
  plain(/^\/college\/course-video\/[\w-]+\/?$/, 'Lesson', '课时', 'Pelajaran'),
  plain(/^\/testPaper\/[\w-]+(?:\/paper)?\/?$/, 'Test paper', '试卷', 'Kertas ujian'),
  plain(
    /^\/home\/learning\/(?:account(?:_basic_m)?|up_user_m)\/?$/,
    'My account',
    '我的账号',
    'Akaun saya',
  ),
  plain(/^\/home\/learning\/message\/?$/, 'Messages', '消息', 'Mesej'),
  plain(/^\/home\/uploading\/?$/, 'My files', '我的文件', 'Fail saya'),
  plain(/^\/home\/changeMoblie\/?$/, 'Change phone number', '更换手机号', 'Tukar nombor telefon'),
  plain(
    /^\/home\/learning(?:\/(?:center|courses))?\/?$/,
    'Learning centre',
    '学习中心',
    'Pusat pembelajaran',
  ),
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

export function languageLinks(
  path: string,
  languages: readonly Language[],
  origin: string,
): string {
  return languages
    .map(
      (language) =>
        `<link rel="alternate" hreflang="${htmlLanguage[language]}" href="${escapeHtml(`${origin}/${language}${path}`)}">`,
    )
    .join('')
}
