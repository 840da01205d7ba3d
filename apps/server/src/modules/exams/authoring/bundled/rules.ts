import type { CourseManifest } from '@titian/contract'
import { type Item, mediaMarks, mediaTexts } from '@titian/exam-items/shape'
import { changeTexts } from '../exchange/files.ts'

export type BundledExamination = CourseManifest['examinations'][number]
export type BundledQuestion = Omit<CourseManifest['questions'][number], 'files'>

/**
 * Returns the sealed ids of the files in a question, with the kind of each file. Each id occurs
 * once, in the order of the texts.
 */
export function namedSigns(item: Item): Map<string, 'picture' | 'audio'> {
  return new Map(
    mediaTexts(item).flatMap(({ text }) =>
      mediaMarks(text).map(({ sign, kind }) => [sign, kind] as const),
    ),
  )
}

const mark = /\((picture|audio):([^()\s]*)\)/g

/**
 * Replaces the sealed ids in a question by other names. A sealed id without a name is unchanged.
 */
export function renameFiles(item: Item, nameOf: (sign: string) => string | undefined): Item {
  return changeTexts(item, (text) =>
    text.replace(mark, (whole, kind: string, sign: string) => {
      const name = nameOf(sign)
      return name === undefined ? whole : `(${kind}:${name})`
    }),
  )
}

/** Returns the name of a file in a course file, by its index in the question. */
export const nameAt = (place: number): string => `file-${place}`

export function placeOf(name: string): number | undefined {
  const digits = /^file-(\d{1,3})$/.exec(name)?.[1]
  return digits === undefined ? undefined : Number(digits)
}
