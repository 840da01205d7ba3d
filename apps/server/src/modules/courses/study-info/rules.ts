import type { Language, studyInfoFields } from '@titian/contract'
import type { z } from 'zod'
import { richTexts } from '../authoring/rules.ts'
import type { CourseRow } from '../tables.ts'

export type StudyInfoInput = z.output<typeof studyInfoFields>

/** The columns that the study info fills; `language` is the one its single texts were written in. */
export function studyInfoValues(
  old: Pick<CourseRow, 'aims' | 'audience' | 'requirements'>,
  input: StudyInfoInput,
  language: Language,
  fallback: Language,
) {
  const written = { language, fallback }
  return {
    aims: richTexts(old.aims, input.aims, input.aimsTexts, written),
    audience: richTexts(old.audience, input.audience, input.audienceTexts, written),
    requirements: richTexts(old.requirements, input.requirements, input.requirementsTexts, written),
  }
}
