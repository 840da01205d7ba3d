import { screen } from '@testing-library/react'
import { study, type JoinedCourse } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { CoursesPage } from './courses-page.tsx'

afterEach(cleanupPage)

const course = (number: number): JoinedCourse => ({
  sign: `c${number}`,
  courseName: `Course ${number}`,
  coursePicture: null,
  coverSeed: `c${number}`,
  teacherNames: [],
  studyStatus: 1,
  progress: 0,
  lessonsDone: 0,
  lessons: 2,
  lastVideoSign: null,
  lastVideoTitle: null,
  lastStudyAt: null,
})

it('[FRM-215] a page beyond the end of my courses redirects to the last one', async () => {
  const all = Array.from({ length: 12 }, (_, index) => course(index + 1))
  const list = ({ page, size }: { page: number; size: number }) => ({
    list: all.slice((page - 1) * size, page * size),
    total: all.length,
  })
  const at = '/home/learning/courses?page=99'
  const answers = { [study.courseStudyProgress.path]: list }
  const { router } = await renderPage(<CoursesPage />, {
    at,
    path: '/home/learning/courses',
    answers,
  })
  expect(await screen.findByText('Course 12')).toBeTruthy()
  expect(screen.queryByText('Course 1')).toBeNull()
  expect(router.state.location.href).toBe('/home/learning/courses?page=2')
})
