import type { Language, studyInfoFields } from '@titian/contract'
import type { z } from 'zod'
import { richTexts } from '../authoring/rules.ts'
import type { CourseRow } from '../tables.ts'

export type StudyInfoInput = z.output<typeof studyInfoFields>

/**
 * Returns the columns of the study info. The form also has single texts, whose language is
 * `language`.
 */
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
