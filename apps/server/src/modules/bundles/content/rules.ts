import type { Language, Texts } from '@titian/contract'
import type { courses } from '../../courses/index.ts'
import type { assessmentStandards } from '../../grades/index.ts'

type CourseRow = typeof courses.$inferSelect
type StandardRow = typeof assessmentStandards.$inferSelect

/** A course with all that is written in it, and nothing of its people; `File` names a stored file. */
export interface CourseContent<File> {
  course: Pick<
    CourseRow,
    | 'names'
    | 'content'
    | 'details'
    | 'detailsTwo'
    | 'aims'
    | 'audience'
    | 'requirements'
    | 'coverSeed'
    | 'priceMinor'
    | 'credit'
    | 'hours'
    | 'kindId'
    | 'type'
    | 'typeId'
    | 'type2Id'
    | 'type3Id'
    | 'sort'
    | 'forwardLimited'
    | 'faceCheck'
  > & { cover: File | null }
  chapters: ChapterContent<File>[]
  /** Of the whole course. */
  materials: MaterialContent<File>[]
  standard: Standard | null
}

export type Standard = Pick<
  StandardRow,
  | 'watchVideo'
  | 'unitTesting'
  | 'theFinalExam'
  | 'logSig'
  | 'interactiveQuestion'
  | 'daysAsked'
  | 'postsAsked'
>

export interface ChapterContent<File> {
  names: Texts
  synopses: Texts
  lessons: LessonContent<File>[]
  materials: MaterialContent<File>[]
}

export interface LessonContent<File> {
  titles: Texts
  preview: boolean
  video: File | null
  videoName: string | null
  captions: { language: Language; file: File }[]
}

export interface MaterialContent<File> {
  name: string
  file: File
}

/** The same content with other files. */
export function withFiles<From, To>(
  { course, chapters, materials, standard }: CourseContent<From>,
  change: (file: From) => To,
): CourseContent<To> {
  const optional = (file: From | null) => (file === null ? null : change(file))
  const given = (list: MaterialContent<From>[]) =>
    list.map(({ name, file }) => ({ name, file: change(file) }))
  return {
    course: { ...course, cover: optional(course.cover) },
    chapters: chapters.map((chapter) => ({
      ...chapter,
      lessons: chapter.lessons.map((lesson) => ({
        ...lesson,
        video: optional(lesson.video),
        captions: lesson.captions.map(({ language, file }) => ({ language, file: change(file) })),
      })),
      materials: given(chapter.materials),
    })),
    materials: given(materials),
    standard,
  }
}

/** Without the materials whose bytes are gone. */
export function keepMaterials<File>(
  content: CourseContent<File>,
  keep: (file: File) => boolean,
): CourseContent<File> {
  const kept = (list: MaterialContent<File>[]) => list.filter(({ file }) => keep(file))
  return {
    ...content,
    materials: kept(content.materials),
    chapters: content.chapters.map((chapter) => ({
      ...chapter,
      materials: kept(chapter.materials),
    })),
  }
}

export const lessonsOf = <File>({ chapters }: CourseContent<File>): LessonContent<File>[] =>
  chapters.flatMap(({ lessons }) => lessons)

export const materialsOf = <File>(content: CourseContent<File>): MaterialContent<File>[] => [
  ...content.materials,
  ...content.chapters.flatMap(({ materials }) => materials),
]
