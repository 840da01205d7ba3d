import { materialNameMost, materials } from '@titian/contract'
import { ask } from '@titian/site'
import type { UploadTarget } from '../media/upload-store.ts'

export interface FilePlace {
  courseSign: string
  /** Null for the files of the whole course. */
  chapterSign: string | null
}

export const listOf = ({ courseSign, chapterSign }: FilePlace) =>
  `${courseSign}/${chapterSign ?? 'course'}`

/** The key of an upload: the same file, chosen again after a reload, resumes the same upload. */
export const keyOf = (place: FilePlace, { name, size }: File) => `${listOf(place)}/${size}/${name}`

/** Returns the name of a file without its extension. */
export function stemOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  return (dot > 0 ? fileName.slice(0, dot) : fileName).trim().slice(0, materialNameMost) || fileName
}

/** Returns what an upload needs to add its file: the chapter, or the whole course. */
export function chapterTarget(place: FilePlace, onDone: () => void): UploadTarget {
  return {
    purpose: 'material',
    list: listOf(place),
    attach: ({ path }, { name }) =>
      ask(materials.courseDataAdd, {
        courseIdSign: place.courseSign,
        chapterIdSign: place.chapterSign,
        dataName: stemOf(name),
        dataPath: path,
        fileName: name,
      }),
    onDone,
  }
}
