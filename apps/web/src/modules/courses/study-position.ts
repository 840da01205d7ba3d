import { studyRules, type Chapter, type CourseWatch, type Lesson } from '@titian/contract'

export type LessonState = 'done' | 'current' | 'partly' | 'open' | 'noVideo' | 'locked'

type Watched = CourseWatch['lessons'][number]

export interface Study {
  watch: CourseWatch | null
  /** Whether the person may open lessons. */
  learn: boolean
  /**
   * Whether the progress is still loading. Until then, nothing that depends on the progress is
   * shown (CRS-215).
   */
  isPending?: boolean
}

export function lessonsOf(chapters: readonly Chapter[]): Lesson[] {
  return chapters.flatMap((chapter) => chapter.lessons)
}

export function watchedOf(watch: CourseWatch | null, sign: string): Watched | undefined {
  return watch?.lessons.find((lesson) => lesson.videoSign === sign)
}

/** Returns the lesson with which to continue the course (CRS-109). */
export function nextLesson(chapters: readonly Chapter[], watch: CourseWatch | null): Lesson | null {
  return studyRules.nextLesson(lessonsOf(chapters), watch)
}

export function lessonState(lesson: Lesson, { watch, learn }: Study): LessonState {
  if (!lesson.hasVideo) return 'noVideo'
  if (!learn) return 'locked'
  const watched = watchedOf(watch, lesson.idSign)
  if (watched?.done) return 'done'
  if (watch?.lastVideoSign === lesson.idSign) return 'current'
  return watched && watched.watchedShare > 0 ? 'partly' : 'open'
}
