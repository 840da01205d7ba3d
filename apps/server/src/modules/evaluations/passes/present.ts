import { type PassRateRow, pickText } from '@titian/contract'
import { findPractice } from '../../practice/index.ts'
import type { View } from '../present.ts'
import type { PassRow } from './queries.ts'

export function passRate(
  { practice, title, courseNames, ...row }: PassRow,
  { language, school }: View,
): PassRateRow {
  return {
    ...row,
    // A practice that is no longer offered has no title, so its code is shown.
    practice:
      practice === null ? (title ?? '') : (findPractice(practice)?.titles[language] ?? practice),
    courseName: pickText(courseNames, language, school.defaultLanguage),
  }
}
