import { z } from 'zod'
import { courseDraft } from './shapes.ts'

/** TCH-164: a series of edits by one person. */
export const courseVersion = z.object({
  version: z.number().int(),
  savedAt: z.string(),
  byName: z.string(),
})
export type CourseVersion = z.output<typeof courseVersion>

/** All fields of the form of a course. */
export const courseSummary = courseDraft.pick({
  courseNameTexts: true,
  contentTexts: true,
  courseDetailsTexts: true,
  courseDetailsTwoTexts: true,
  coursePicturePath: true,
  coursePrice: true,
  courseScore: true,
  courseTime: true,
  courseTypeIdSign: true,
  courseType2IdSign: true,
  courseType3IdSign: true,
  courseKindId: true,
  sort: true,
  type: true,
  courseLanguage: true,
})
export type CourseSummary = z.output<typeof courseSummary>
