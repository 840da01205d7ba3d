import type { Chapter, CourseWatch, ExamineItem, VideoAuth } from '@titian/contract'
import { expect, it } from 'vitest'
import { makeLesson } from '../../../testing/factories.ts'
import { lessonPlace } from '../lesson-place.ts'
import { nextStepOf, shortShare } from './next-step.ts'

const chapters: Chapter[] = [
  {
    idSign: 'chapter',
    chapterLevel: 2,
    chapterName: 'Film',
    chapterSynopsis: '',
    lessons: [makeLesson('first', 'Light'), makeLesson('last', 'Sound')],
  },
]
const auth = { courseSign: 'course', courseName: 'Photography', nextSign: null } as VideoAuth
const exam = [
  { examinationId: 'exam', examinationName: 'Unit test', commitStatus: 0, paperStatus: true },
] as unknown as ExamineItem[]

function watchOf(first: number, last: number, joined = true): CourseWatch {
  const row = (videoSign: string, watchedShare: number) => ({
    videoSign,
    watchedShare,
    position: 0,
    done: watchedShare >= 0.9,
  })
  const lessons = [row('first', first), row('last', last)]
  return { joined, studyStatus: 1, lessons } as CourseWatch
}
const at = { videoSign: 'last', place: lessonPlace(null) }

it('[CRS-216] after the last lesson the first unfinished one comes before the exam', () => {
  const step = nextStepOf(auth, chapters, exam, watchOf(0.61, 0.08), at)
  expect(step).toMatchObject({ kind: 'open', sign: 'first' })
  expect(step.title).toMatch(/^2\..* Light$/)
  expect(nextStepOf(auth, chapters, exam, watchOf(0.95, 0.08), at).kind).toBe('exam')
  expect(nextStepOf(auth, chapters, [], watchOf(0.95, 0.08), at).kind).toBe('course')
})

it('[CRS-216] the share of an unfinished lesson is returned, but not in a preview', () => {
  expect(shortShare(watchOf(1, 0.08), 'last')).toBe(0.08)
  expect(shortShare(watchOf(1, 0.92), 'last')).toBe(null)
  expect(shortShare(watchOf(1, 0.08, false), 'last')).toBe(null)
  expect(nextStepOf(auth, chapters, [], watchOf(0, 0, false), at).kind).toBe('course')
})
