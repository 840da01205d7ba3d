import type { Chapter, ExamineItem, VideoAuth } from '@titian/contract'
import { linkTo } from '../../../app/paths.ts'
import type { WayOn } from '../stage/end-card.tsx'

/** CRS-203: where the end of this lesson leads. */
export function wayOn(
  auth: VideoAuth,
  chapters: readonly Chapter[],
  tests: readonly ExamineItem[],
  completed: boolean,
): WayOn {
  for (const { chapterLevel, lessons } of chapters) {
    const next = lessons.find(({ idSign }) => idSign === auth.nextSign)
    if (next)
      return {
        kind: 'lesson',
        sign: next.idSign,
        title: `${chapterLevel}.${next.videoLevel} ${next.videoTitle}`,
        link: linkTo.lesson(next.idSign),
      }
  }
  const test = tests.find(({ commitStatus, paperStatus }) => commitStatus !== 1 && paperStatus)
  if (test)
    return {
      kind: 'exam',
      title: test.examinationName,
      link: linkTo.testPaper(test.examinationId),
    }
  const link = linkTo.courseDetail(auth.courseSign, 'contents')
  return { kind: completed ? 'done' : 'course', title: auth.courseName, link }
}
