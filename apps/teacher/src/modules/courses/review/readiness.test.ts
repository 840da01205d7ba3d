import type { Chapter, CourseDraft } from '@titian/contract'
import { describe, expect, it } from 'vitest'
import { readiness } from './readiness.ts'

const draft = {
  courseName: 'Batik',
  content: '',
  courseTypeIdSign: null,
  coursePicturePath: null,
} as CourseDraft

const lesson = (hasVideo: boolean, captionLanguages: string[] = []) => ({
  hasVideo,
  captionLanguages,
})
const chapter = (...lessons: ReturnType<typeof lesson>[]) => ({ lessons }) as unknown as Chapter

const pointOf = (key: string, catalogue: Chapter[]) =>
  readiness(draft, catalogue, ['en', 'my']).find((point) => point.key === key)

describe('the readiness of a course for review', () => {
  it('[TCH-083] has no point about videos without lessons, or about captions without videos', () => {
    for (const catalogue of [[], [chapter()]]) {
      expect(pointOf('allVideos', catalogue)).toBeUndefined()
      expect(pointOf('captions', catalogue)).toBeUndefined()
      expect(pointOf('video', catalogue)).toMatchObject({ met: false, needed: true })
    }
    expect(pointOf('captions', [chapter(lesson(false))])).toBeUndefined()
  })

  it('[TCH-083] counts the lessons without a video', () => {
    const catalogue = [chapter(lesson(true), lesson(false)), chapter(lesson(false))]
    expect(pointOf('allVideos', catalogue)).toMatchObject({ met: false, lacking: 2 })
    expect(pointOf('allVideos', [chapter(lesson(true))])).toMatchObject({ met: true, lacking: 0 })
  })

  it('[TCH-083] counts a video as captioned when it has every language of the school', () => {
    const catalogue = [chapter(lesson(true, ['en']), lesson(true, ['en', 'my']), lesson(true))]
    expect(pointOf('captions', catalogue)).toMatchObject({ met: false, lacking: 2 })
    expect(pointOf('captions', [chapter(lesson(true, ['my', 'en']))])).toMatchObject({ met: true })
  })
})
