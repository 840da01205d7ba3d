import type { CourseKind, CourseSeed, Language, LessonSeed, Text3 } from './types.ts'

/** English, Chinese, Malay. */
export type Words = [en: string, zh: string, my: string]
export type ChapterWords = { name: Words; about: Words; lessons: Words[] }
export type CourseWords = {
  key: string
  /** The teaching language. */
  language: Language
  subject: [string, string, string]
  kind: CourseKind
  credit: number
  hours: number
  /** The price in minor units; missing for a free course. */
  price?: number
  featured?: boolean
  recommended?: boolean
  teachers: string[]
  launchedDaysAgo: number
  /** The film of the first lesson, when it has no film of its own. */
  firstFilm?: string
  name: Words
  content: Words
  practise: Words[]
  handIn: Words
  aims: Words
  audience: Words
  requirements: Words
  chapters: ChapterWords[]
}

const text = ([en, zh, my]: Words): Text3 => ({ en, zh, my })
const HEADS: Record<Language, { practise: string; handIn: string }> = {
  en: { practise: 'What you practise', handIn: 'What you hand in' },
  zh: { practise: '练习内容', handIn: '提交内容' },
  my: { practise: 'Apa yang anda latih', handIn: 'Apa yang anda hantar' },
}

function details(w: CourseWords): Text3 {
  const html = (language: Language): string => {
    const items = w.practise.map((p) => `<li>${text(p)[language]}</li>`).join('')
    // The page shows the summary above this text.
    return `<h3>${HEADS[language].practise}</h3><ul>${items}</ul><h3>${HEADS[language].handIn}</h3><p>${text(w.handIn)[language]}</p>`
  }
  return { en: html('en'), zh: html('zh'), my: html('my') }
}

export function course(w: CourseWords): CourseSeed {
  const total = w.chapters.reduce((n, c) => n + c.lessons.length, 0)
  let at = -1
  const lesson = (title: Words): LessonSeed => {
    at += 1
    // The last lesson of a long course is a text without film.
    const reading = total > 4 && at === total - 1
    if (reading) return { title: text(title) }
    const own = `films/${w.key}-${at + 1}`
    return { title: text(title), video: at === 0 ? (w.firstFilm ?? own) : own }
  }
  return {
    key: w.key,
    language: w.language,
    name: text(w.name),
    subject: w.subject,
    kind: w.kind,
    type: w.credit > 0 ? 1 : 2,
    price: w.price ?? 0,
    credit: w.credit,
    hours: w.hours,
    featured: w.featured ?? false,
    recommended: w.recommended ?? false,
    content: text(w.content),
    details: details(w),
    aims: text(w.aims),
    audience: text(w.audience),
    requirements: text(w.requirements),
    teachers: w.teachers,
    launchedDaysAgo: w.launchedDaysAgo,
    chapters: w.chapters.map((c) => ({
      name: text(c.name),
      synopsis: text(c.about),
      lessons: c.lessons.map(lesson),
    })),
  }
}

export const NOTHING_BEFORE: Words = [
  'No earlier course is needed.',
  '不需要先修课程。',
  'Tiada kursus terdahulu diperlukan.',
]
export const A_PHONE: Words = [
  'A phone with a camera; no earlier course is needed.',
  '一部带摄像头的手机，不需要先修课程。',
  'Telefon berkamera; tiada kursus terdahulu diperlukan.',
]
export const A_SHEET: Words = [
  'A computer with a spreadsheet program, and simple sums.',
  '一台装有电子表格软件的电脑，会基本计算。',
  'Komputer dengan perisian hamparan, dan kira-kira mudah.',
]
