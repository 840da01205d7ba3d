import { z } from 'zod'
import { shownFacts } from './fields.ts'
import { courseDraft } from './shapes.ts'

/** TCH-164: a series of edits by one person. */
export const courseVersion = z.object({
  version: z.number().int(),
  savedAt: z.string(),
  byName: z.string(),
})
export type CourseVersion = z.output<typeof courseVersion>

/** All fields of the form of a course. */
export const courseSummary = courseDraft
  .pick({
    courseNameTexts: true,
    contentTexts: true,
    courseDetailsTexts: true,
    courseDetailsTwoTexts: true,
    coursePicturePath: true,
    coursePrice: true,
    courseTypeIdSign: true,
    courseType2IdSign: true,
    courseType3IdSign: true,
  })
  .extend(shownFacts)
export type CourseSummary = z.output<typeof courseSummary>
