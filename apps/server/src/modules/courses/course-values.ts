import type { courseFields, Language, Texts } from '@titian/contract'
import type { z } from 'zod'
import { cleanHtml } from './clean-html.ts'
import { mergeTexts, nameSearchOf, toMinor } from './rules.ts'
import type { CourseRow } from './tables.ts'

export type CourseInput = z.output<typeof courseFields>

/** The numbers behind the signs of a course form. */
export interface Chosen {
  pictureFileId: number | null
  typeId: number | null
  type2Id: number | null
  type3Id: number | null
}

type OldTexts = Pick<CourseRow, 'names' | 'content' | 'details' | 'detailsTwo'>

export const noTexts: OldTexts = { names: {}, content: {}, details: {}, detailsTwo: {} }

function cleanTexts(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [
      language,
      text === undefined ? undefined : cleanHtml(text),
    ]),
  )
}

/** The columns that a course form fills; `language` is the one its single texts were written in. */
export function courseValues(
  old: OldTexts,
  input: CourseInput,
  chosen: Chosen,
  language: Language,
  fallback: Language,
) {
  const names = mergeTexts(old.names, language, input.courseName, input.courseNameTexts, fallback)
  const rich = (before: Texts, single: string, texts: Texts) =>
    mergeTexts(before, language, cleanHtml(single), cleanTexts(texts), fallback)
  return {
    ...chosen,
    names,
    nameSearch: nameSearchOf(names),
    content: rich(old.content, input.content, input.contentTexts),
    details: rich(old.details, input.courseDetails, input.courseDetailsTexts),
    detailsTwo: rich(old.detailsTwo, input.courseDetailsTwo, input.courseDetailsTwoTexts),
    priceMinor: toMinor(input.coursePrice),
    credit: input.courseScore,
    hours: input.courseTime,
    kindId: input.courseKindId,
    type: input.type,
    sort: input.sort,
  }
}
