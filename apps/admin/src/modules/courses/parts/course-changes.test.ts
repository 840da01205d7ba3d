import { type CourseDetail, type CourseDraft, punctuationOf } from '@titian/contract'
import { expect, it } from 'vitest'
import { courseChanges, type CourseRead } from './course-changes.ts'

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
const formats = { ...punctuationOf('en'), clock }

const lesson = {
  idSign: 'l1',
  videoLevel: 1,
  videoTitle: 'Leaves',
  hasVideo: true,
  duration: 60,
  captionLanguages: [],
}

function read(
  course: Partial<CourseDraft> = {},
  lessons: (typeof lesson)[] = [lesson],
): CourseRead {
  return {
    course: {
      courseNameTexts: { en: 'Tea' },
      contentTexts: {},
      coursePrice: 20,
      courseScore: 0,
      courseTime: 0,
      courseDetails: '<p>Long</p>',
      courseDetailsTwo: '',
      ...course,
    } as CourseDraft,
    detail: {
      course: { courseTypeName: 'Trade', courseKindName: 'Beginner' },
      catalogue: [
        { idSign: 'c1', chapterLevel: 1, chapterName: 'One', chapterSynopsis: '', lessons },
      ],
    } as unknown as CourseDetail,
  }
}

it('[TCH-110] courseChanges lists each change since the course was loaded, with before and after', () => {
  const other: Partial<CourseDraft> = { coursePrice: 999, courseLanguage: 'zh' }
  const after = read({ ...other, courseNameTexts: { en: 'Gold' }, courseDetails: 'x' }, [
    { ...lesson, duration: 2 },
    { ...lesson, idSign: 'l2', videoTitle: 'New', hasVideo: false },
  ])
  expect(courseChanges(read(), after, formats)).toEqual([
    { key: 'courseName', before: 'Tea', after: 'Gold' },
    { key: 'price', before: '20.00', after: '999.00' },
    { key: 'language', before: '', after: 'zh' },
    { key: 'details', before: '', after: '' },
    { key: 'video', before: 'Leaves: 1:00', after: 'Leaves: 0:02' },
    { key: 'lesson', before: '', after: 'New' },
  ])
})

it('[TCH-110] courseChanges names a removed lesson, and says so when the change cannot be shown', () => {
  expect(courseChanges(read(), read({}, []), formats)).toEqual([
    { key: 'lesson', before: 'Leaves', after: '' },
    { key: 'video', before: 'Leaves: 1:00', after: '' },
  ])
  expect(courseChanges(read(), read(), formats)).toEqual([{ key: 'order', before: '', after: '' }])
})
