import {
  studyRules,
  type Chapter,
  type CourseWatch,
  type ExamineItem,
  type VideoAuth,
} from '@titian/contract'
import { linkTo } from '../../../app/paths.ts'
import type { NextStep } from '../stage/end-card.tsx'
import type { LessonPlace } from '../lesson-place.ts'

/** CRS-216: returns the first unfinished lesson, without the lesson that has just ended. */
function openLesson(chapters: readonly Chapter[], watch: CourseWatch | undefined, ended: string) {
  if (!watch?.joined) return undefined
  const done = new Set(watch.lessons.filter((one) => one.done).map(({ videoSign }) => videoSign))
  return chapters
    .flatMap(({ chapterLevel, lessons }) =>
      lessons.map((lesson) => ({ lesson, level: `${chapterLevel}.${lesson.videoLevel}` })),
    )
    .find(({ lesson }) => lesson.hasVideo && lesson.idSign !== ended && !done.has(lesson.idSign))
}

/** CRS-216: returns the counted share of a lesson if it is too small for completion. */
export function shortShare(watch: CourseWatch | undefined, ended: string): number | null {
  const own = watch?.joined ? watch.lessons.find(({ videoSign }) => videoSign === ended) : undefined
  return own && !own.done ? own.watchedShare : null
}

/** CRS-203: returns what follows this lesson. */
export function nextStepOf(
  auth: VideoAuth,
  chapters: readonly Chapter[],
  tests: readonly ExamineItem[],
  watch: CourseWatch | undefined,
  { videoSign, place: { train, lesson, home } }: { videoSign: string; place: LessonPlace },
): NextStep {
  for (const { chapterLevel, lessons } of chapters) {
    const next = lessons.find(({ idSign }) => idSign === auth.nextSign)
    if (next)
      return {
        kind: 'lesson',
        sign: next.idSign,
        title: `${chapterLevel}.${next.videoLevel} ${next.videoTitle}`,
        link: lesson(next.idSign),
      }
  }
  const open = openLesson(chapters, watch, videoSign)
  if (open)
    return {
      kind: 'open',
      sign: open.lesson.idSign,
      title: `${open.level} ${open.lesson.videoTitle}`,
      link: lesson(open.lesson.idSign),
    }
  const test = tests.find(({ commitStatus, paperStatus }) => commitStatus !== 1 && paperStatus)
  if (test)
    return {
      kind: 'exam',
      title: test.examinationName,
      link: linkTo.testPaper(test.examinationId),
    }
  const link = home(auth.courseSign, 'contents')
  if (train) return { kind: 'training', title: auth.courseName, link }
  const completed = watch?.studyStatus === studyRules.studyStatus.completed
  return { kind: completed ? 'done' : 'course', title: auth.courseName, link }
}
