import type { Chapter, ExamineItem, VideoAuth } from '@titian/contract'
import { linkTo } from '../../../app/paths.ts'
import type { NextStep } from '../stage/end-card.tsx'
import type { LessonPlace } from './lesson-place.ts'

/** CRS-203: where the end of this lesson leads. */
export function nextStepOf(
  auth: VideoAuth,
  chapters: readonly Chapter[],
  tests: readonly ExamineItem[],
  completed: boolean,
  { train, lesson, home }: LessonPlace,
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
  const test = tests.find(({ commitStatus, paperStatus }) => commitStatus !== 1 && paperStatus)
  if (test)
    return {
      kind: 'exam',
      title: test.examinationName,
      link: linkTo.testPaper(test.examinationId),
    }
  const link = home(auth.courseSign, 'contents')
  if (train) return { kind: 'training', title: auth.courseName, link }
  return { kind: completed ? 'done' : 'course', title: auth.courseName, link }
}
