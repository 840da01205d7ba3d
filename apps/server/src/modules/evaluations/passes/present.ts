import { type PassRateRow, pickText } from '@titian/contract'
import { findPractice } from '../../practice/index.ts'
import type { View } from '../present.ts'
import type { PassRow } from './queries.ts'

export function passRate(
  { practice, courseNames, ...row }: PassRow,
  { language, school }: View,
): PassRateRow {
  return {
    ...row,
    // A practice that is offered no longer is known by its code.
    practice: findPractice(practice)?.titles[language] ?? practice,
    courseName: pickText(courseNames, language, school.defaultLanguage),
  }
}
