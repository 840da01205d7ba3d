import type { FullTexts } from '@titian/contract'
import type { PublicPage } from './public-page.ts'

export const siteDescription: FullTexts = {
  en: 'Courses, practice and exams in English, Chinese and Malay.',
  zh: '中文、英文、马来文的课程、实训与考试。',
  my: 'Kursus, latihan dan peperiksaan dalam bahasa Inggeris, Cina dan Melayu.',
}

/** A page that needs no data of its own for its head. */
export function plain(pattern: RegExp, en: string, zh: string, my: string): PublicPage {
  return { pattern, calls: () => [], title: { en, zh, my }, description: siteDescription }
}
