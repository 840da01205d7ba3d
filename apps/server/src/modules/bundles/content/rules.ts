import type { FactName, Language, ResourcesType, Texts } from '@titian/contract'
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
    | FactName
    | 'typeId'
    | 'type2Id'
    | 'type3Id'
    | 'forwardLimited'
    | 'faceCheck'
  > & { cover: File | null }
  chapters: ChapterContent<File>[]
  /** Of the whole course. */
  materials: MaterialContent<File>[]
  /** What is handed in, in the order of the course. */
  tasks: TaskContent[]
  standard: Standard | null
}

/** A task with its place in the contents, counted from 0; null is the whole course, or the whole chapter. */
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
  /** Both or none: of a practical task. */
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

/** The same content with other files. */
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

/** With all ends of tasks as much later as `shift` says, in milliseconds; null leaves them without ends. */
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

/** Without the materials whose bytes are gone. */
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
