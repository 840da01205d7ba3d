import { expect, it } from 'vitest'
import { countLessons, nextLesson } from './rules.ts'

const lesson = (idSign: string, hasVideo = true) => ({ idSign, hasVideo })
const watched = (videoSign: string, done = true) => ({ videoSign, done })
const lessons = [lesson('a'), lesson('b'), lesson('text', false), lesson('c')]

it('[CRS-054] [CRS-117] [CRS-148] countLessons counts only lessons with a video, so that a course can be completed', () => {
  expect(countLessons(lessons)).toEqual({ all: 3, done: 0 })
  expect(countLessons(lessons, [watched('a'), watched('b', false)])).toEqual({ all: 3, done: 1 })
  expect(
    countLessons(
      lessons,
      ['a', 'b', 'c'].map((sign) => watched(sign)),
    ),
  ).toEqual({
    all: 3,
    done: 3,
  })
})

it('[CRS-109] nextLesson returns the lesson after a finished one', () => {
  const after = (lastVideoSign: string | null, ...done: string[]) =>
    nextLesson(lessons, { lastVideoSign, lessons: done.map((sign) => watched(sign)) })?.idSign
  expect(after('a')).toBe('a')
  expect(after('a', 'a')).toBe('b')
  expect(after('b', 'a', 'b')).toBe('c')
  expect(after('c', 'c')).toBe('a')
  expect(after(null)).toBe('a')
})
