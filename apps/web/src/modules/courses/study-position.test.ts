import type { Chapter, CourseWatch } from '@titian/contract'
import { describe, expect, it } from 'vitest'
import { lessonState, nextLesson } from './study-position.ts'

const lesson = (sign: string, hasVideo = true) => ({
  idSign: sign,
  videoLevel: 1,
  videoTitle: sign,
  hasVideo,
  duration: 60,
  captionLanguages: [],
  preview: false,
})

const chapters: Chapter[] = [
  {
    idSign: 'c1',
    chapterLevel: 1,
    chapterName: '',
    chapterSynopsis: '',
    lessons: [lesson('a'), lesson('b')],
  },
  {
    idSign: 'c2',
    chapterLevel: 2,
    chapterName: '',
    chapterSynopsis: '',
    lessons: [lesson('c', false), lesson('d')],
  },
]

function watch(last: string | null, done: string[]): CourseWatch {
  const lessons = ['a', 'b', 'd'].map((sign) => ({
    videoSign: sign,
    watchedShare: done.includes(sign) ? 1 : 0,
    position: 0,
    done: done.includes(sign),
  }))
  return {
    joined: true,
    studyStatus: 1,
    progress: 0,
    lastVideoSign: last,
    lastPosition: 0,
    lessons,
    exams: 0,
    missing: { lessons: 0, exams: 0 },
  }
}

describe('the next lesson of a course', () => {
  it('[CRS-109] is the first one at the beginning', () => {
    expect(nextLesson(chapters, null)?.idSign).toBe('a')
  })

  it('[CRS-109] is one that was only partly watched', () => {
    expect(nextLesson(chapters, watch('b', ['a']))?.idSign).toBe('b')
  })

  it('[CRS-109] is the one after a finished lesson, skipping lessons without a video', () => {
    expect(nextLesson(chapters, watch('b', ['a', 'b']))?.idSign).toBe('d')
  })

  it('[CRS-109] fills a gap before the last lesson, and is the first again when all are done', () => {
    expect(nextLesson(chapters, watch('d', ['a', 'd']))?.idSign).toBe('b')
    expect(nextLesson(chapters, watch('d', ['a', 'b', 'd']))?.idSign).toBe('a')
    expect(nextLesson([], null)).toBeNull()
  })

  it('is locked in a course that was not joined', () => {
    expect(lessonState(lesson('a'), { watch: null, learn: false })).toBe('locked')
    expect(lessonState(lesson('a', false), { watch: null, learn: true })).toBe('noVideo')
    expect(lessonState(lesson('a'), { watch: watch('b', ['a']), learn: true })).toBe('done')
    expect(lessonState(lesson('b'), { watch: watch('b', ['a']), learn: true })).toBe('current')
  })
})
