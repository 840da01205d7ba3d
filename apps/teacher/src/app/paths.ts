/** The paths of this site, behind the hash: /teacher/#/teachingCenter. `$sign` is an opaque id. */
export const paths = {
  teachingCenter: '/teachingCenter',
  newCourse: '/newCourse',
  course: '/course/$sign',
  questionBank: '/questionBank',
  newQuestion: '/newQuestion',
  question: '/question/$sign',
  examinations: '/examinations',
  newExamination: '/newExamination',
  examination: '/examination/$sign',
  records: '/records',
  record: '/record/$sign',
  notices: '/notices',
} as const

type Query = Record<string, string | number | undefined>

function withQuery(path: string, query: Query = {}): string {
  const words = Object.entries(query).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined,
  )
  const search = new URLSearchParams(words.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${path}?${search}` : path
}

const bySign = (path: string, sign: string) => path.replace('$sign', encodeURIComponent(sign))

/** Ready addresses for links; give them to SiteLink. */
export const linkTo = {
  teachingCenter: (query?: Query) => withQuery(paths.teachingCenter, query),
  newCourse: () => paths.newCourse,
  course: (sign: string, step?: string) => withQuery(bySign(paths.course, sign), { step }),
  questionBank: (query?: Query) => withQuery(paths.questionBank, query),
  newQuestion: () => paths.newQuestion,
  question: (sign: string) => bySign(paths.question, sign),
  examinations: (query?: Query) => withQuery(paths.examinations, query),
  newExamination: (courseIdSign?: string) => withQuery(paths.newExamination, { courseIdSign }),
  examination: (sign: string, tab?: string) => withQuery(bySign(paths.examination, sign), { tab }),
  records: (query?: Query) => withQuery(paths.records, query),
  record: (sign: string) => bySign(paths.record, sign),
}
