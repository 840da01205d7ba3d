import type { FactName, Language, ResourcesType, Texts } from '@titian/contract'
import type { courses } from '../../courses/index.ts'
import type { assessmentStandards } from '../../grades/index.ts'

type CourseRow = typeof courses.$inferSelect
type StandardRow = typeof assessmentStandards.$inferSelect

/**
 * The whole content of a course without its people; `File` is the type that names a stored file.
 */
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
    | FactName
    | 'typeId'
    | 'type2Id'
    | 'type3Id'
    | 'forwardLimited'
    | 'faceCheck'
  > & { cover: File | null }
  chapters: ChapterContent<File>[]
  /** The materials of the whole course. */
  materials: MaterialContent<File>[]
  /** The tasks to hand in, in the order of the course. */
  tasks: TaskContent[]
  standard: Standard | null
}

/**
 * A task with the indexes of its chapter and lesson, from 0. Without a chapter, it belongs to the
 * whole course; without a lesson, to the whole chapter.
 */
export interface TaskContent {
  chapter: number | null
  lesson: number | null
  resourcesType: ResourcesType
  title: string
  description: string
  link: string
  points: number
  endTime: Date | null
  lateAllowed: boolean
  /** A practical task has both number and pass line, other tasks have neither. */
  taskNumber: number | null
  passLine: number | null
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

/** Returns the same content with other names of files. */
export function withFiles<From, To>(
  { course, chapters, materials, tasks, standard }: CourseContent<From>,
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
    tasks,
    standard,
  }
}

/**
 * Returns the content with all deadlines of tasks `shift` milliseconds later; null removes the
 * deadlines.
 */
export function withShift<File>(
  content: CourseContent<File>,
  shift: number | null,
): CourseContent<File> {
  const moved = (end: Date | null) =>
    end === null || shift === null ? null : new Date(end.getTime() + shift)
  return {
    ...content,
    tasks: content.tasks.map((task) => ({ ...task, endTime: moved(task.endTime) })),
  }
}

/** Returns the content without the materials whose bytes are missing. */
export function keepMaterials<File>(
  content: CourseContent<File>,
  keep: (file: File) => boolean,
): CourseContent<File> {
  const remaining = (list: MaterialContent<File>[]) => list.filter(({ file }) => keep(file))
  return {
    ...content,
    materials: remaining(content.materials),
    chapters: content.chapters.map((chapter) => ({
      ...chapter,
      materials: remaining(chapter.materials),
    })),
  }
}

export const lessonsOf = <File>({ chapters }: CourseContent<File>): LessonContent<File>[] =>
  chapters.flatMap(({ lessons }) => lessons)

export const materialsOf = <File>(content: CourseContent<File>): MaterialContent<File>[] => [
  ...content.materials,
  ...content.chapters.flatMap(({ materials }) => materials),
]
