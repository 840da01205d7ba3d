import type { z } from 'zod'
import { type courseFields, factsFromWire, type Language, type Texts } from '@titian/contract'
import { cleanHtml } from '../../schools/index.ts'
import { mergeTexts, nameSearchOf } from '../rules.ts'
import type { CourseRow } from '../tables.ts'

export type CourseInput = z.output<typeof courseFields>

/** The decoded ids of a course form. */
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

/**
 * Returns the rich texts of the form. The form also has a single text, whose language is
 * `language`.
 */
export function richTexts(
  before: Texts,
  single: string,
  sent: Texts,
  { language, fallback }: { language: Language; fallback: Language },
): Texts {
  return mergeTexts(before, language, cleanHtml(single), cleanTexts(sent), fallback)
}

/**
 * Returns the columns for a course form. The form also has single texts, whose language is
 * `language`.
 */
export function courseValues(
  old: OldTexts,
  input: CourseInput,
  chosen: Chosen,
  language: Language,
  fallback: Language,
) {
  const names = mergeTexts(old.names, language, input.courseName, input.courseNameTexts, fallback)
  const rich = (before: Texts, single: string, texts: Texts) =>
    richTexts(before, single, texts, { language, fallback })
  return {
    ...chosen,
    names,
    nameSearch: nameSearchOf(names),
    content: rich(old.content, input.content, input.contentTexts),
    details: rich(old.details, input.courseDetails, input.courseDetailsTexts),
    detailsTwo: rich(old.detailsTwo, input.courseDetailsTwo, input.courseDetailsTwoTexts),
    priceMinor: toMinor(input.coursePrice),
    ...factsFromWire(input),
  }
}

interface TypeNode {
  id: number
  parentId: number | null
  level: number
}

/**
 * TCH-012: true if the chosen subjects form a path from level 1, in which each is a child of the
 * one before.
 */
export function isTypePath(chosen: (number | null)[], nodes: TypeNode[]): boolean {
  let parent: number | null = null
  for (const [index, id] of chosen.entries()) {
    if (id === null) return chosen.slice(index).every((rest) => rest === null)
    const node = nodes.find((one) => one.id === id)
    if (node?.level !== index + 1 || node.parentId !== parent) return false
    parent = id
  }
  return true
}

/** Converts an amount with two decimals to minor units. */
export function toMinor(amount: number): number {
  return Math.round(amount * 100)
}
