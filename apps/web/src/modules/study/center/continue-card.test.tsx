import { screen } from '@testing-library/react'
import type { CourseWatch, JoinedCourse } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import { makeLesson } from '../../../testing/factories.ts'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { ContinueCard } from './continue-card.tsx'

afterEach(cleanupPage)

const course: JoinedCourse = {
  sign: 'course',
  courseName: 'Photography',
  coursePicture: null,
  coverSeed: 'course',
  teacherNames: [],
  studyStatus: 1,
  progress: 0.5,
  lessonsDone: 1,
  lessons: 2,
  lastVideoSign: 'first',
  lastVideoTitle: 'Light',
  lastStudyAt: null,
}

const watch = (firstDone: boolean): CourseWatch => ({
  joined: true,
  studyStatus: 1,
  progress: 0.5,
  lastVideoSign: 'first',
  // The stored position is a fraction. The player shows it rounded down.
  lastPosition: 42.7,
  lessons: [
    { videoSign: 'first', watchedShare: firstDone ? 1 : 0.4, position: 42, done: firstDone },
    { videoSign: 'second', watchedShare: 0, position: 0, done: false },
  ],
  exams: 0,
  missing: { lessons: 1, exams: 0 },
})

const chapter = {
  idSign: 'chapter',
  chapterLevel: 1,
  chapterName: 'One',
  chapterSynopsis: '',
  lessons: [makeLesson('first', 'Light'), makeLesson('second', 'Shade')],
}

const show = (firstDone: boolean) =>
  renderPage(<ContinueCard course={course} />, {
    answers: { '/study/courseWatch': watch(firstDone), '/course/catalogue': [chapter] },
  })

it('[CRS-080] a partly watched lesson continues at its position', async () => {
  await show(false)
  expect(await screen.findByText('Continue from 0:42')).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/college/course-video/first')
})

it('[CRS-080] after a finished lesson the next one is offered', async () => {
  await show(true)
  expect(await screen.findByText('Shade')).toBeTruthy()
  expect(screen.getByText('Next lesson')).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/college/course-video/second')
})

it('[CRS-222] a joined course without opened lessons offers to begin', async () => {
  const fresh = { ...course, lastVideoSign: null, lastVideoTitle: null, progress: 0 }
  await renderPage(<ContinueCard course={fresh} />, {
    answers: {
      '/study/courseWatch': { ...watch(false), lastVideoSign: null, lastPosition: 0, lessons: [] },
    },
  })
  expect(await screen.findByText('Begin here')).toBeTruthy()
  expect(screen.queryByText('Continue here')).toBeNull()
  expect(screen.getByText('Start learning')).toBeTruthy()
})
