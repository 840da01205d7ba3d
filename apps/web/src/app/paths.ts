/** The paths of this site, each also under a language prefix (FRM-009). `$sign` is an opaque id. */
export const paths = {
  root: '/',
  home: '/home',
  login: '/login',
  courseList: '/course',
  tiktokShop: '/tiktok_shop',
  courseDetail: '/courseDetail/$sign',
  lesson: '/college/course-video/$sign',
  testPaper: '/testPaper/$sign',
  learning: '/home/learning',
  learningCenter: '/home/learning/center',
  learningCourses: '/home/learning/courses',
  agreement: '/agreement',
} as const

function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const words = Object.entries(query).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined,
  )
  const search = new URLSearchParams(words.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${path}?${search}` : path
}

const bySign = (path: string, sign: string) => path.replace('$sign', encodeURIComponent(sign))

/** Ready addresses for links; give them to SiteLink, which keeps the language prefix. */
export const linkTo = {
  home: () => paths.home,
  login: (url?: string) => withQuery(paths.login, { url }),
  courseList: (query: Record<string, string | number | undefined> = {}) =>
    withQuery(paths.courseList, query),
  courseDetail: (sign: string, tab?: string) =>
    withQuery(bySign(paths.courseDetail, sign), { tab }),
  lesson: (sign: string) => bySign(paths.lesson, sign),
  testPaper: (sign: string) => bySign(paths.testPaper, sign),
  learningCenter: () => paths.learningCenter,
  learningCourses: () => paths.learningCourses,
  agreement: (form: 1 | 2 | 3) => withQuery(paths.agreement, { form }),
}
