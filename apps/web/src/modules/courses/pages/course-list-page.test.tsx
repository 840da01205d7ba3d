import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { CourseCard } from '@titian/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  browseAs,
  cleanupPage,
  desktopAgent,
  phoneAgent,
  renderPage,
} from '../../../testing/render-page.tsx'
import { CourseListPage } from './course-list-page.tsx'

beforeEach(() => browseAs(desktopAgent))
afterEach(() => {
  browseAs(desktopAgent)
  cleanupPage()
})

const course = (number: number): CourseCard => ({
  sign: `c${number}`,
  courseName: `Course ${number}`,
  coursePicture: null,
  coverSeed: `c${number}`,
  coursePrice: 0,
  courseKindId: 1,
  courseKindName: 'Beginner',
  courseTypeName: 'Tea',
  courseScore: 0,
  courseTime: 1,
  type: 1,
  courseLanguage: null,
  teacherNames: [],
  learners: 0,
  lessons: 1,
  isNew: false,
  isFeatured: false,
  isPopular: false,
  rating: null,
  reviews: 0,
})

interface Window {
  page: number
  size: number
}

const courseList = '/course/courseList'

function open(at: string, total: number, more: Record<string, unknown> = {}) {
  const all = Array.from({ length: total }, (_, index) => course(index + 1))
  const list = ({ page, size }: Window) => ({
    list: all.slice((page - 1) * size, page * size),
    total,
  })
  const filters = {
    '/course/courseTypeThreeList': [],
    '/course/courseKindList': [],
    '/course/courseLanguageList': [],
  }
  return renderPage(<CourseListPage />, {
    at,
    path: '/course',
    answers: { ...filters, [courseList]: list, ...more },
  })
}

const heading = (name: string) => screen.findByRole('heading', { name })

it('[FRM-215] a page beyond the end redirects to the last page without an entry in the history', async () => {
  const { router } = await open('/course?page=99', 29)
  expect(await heading('Course 29')).toBeTruthy()
  expect(screen.queryByText('No matching courses')).toBeNull()
  expect(router.state.location.href).toBe('/course?page=3')
  expect(router.history.length).toBe(1)
})

it('[FRM-215] a phone requests no more pages than exist', async () => {
  browseAs(phoneAgent)
  const { asked, router } = await open('/course?page=99', 29)
  expect(await heading('Course 29')).toBeTruthy()
  expect(screen.getByText('Course 1')).toBeTruthy()
  expect(asked.filter((path) => path === courseList)).toHaveLength(3)
  expect(router.state.location.href).toBe('/course?page=3')
})

it('[CRS-018] removing filters is offered only if one is set', async () => {
  await open('/course', 0)
  expect(await heading('No courses yet')).toBeTruthy()
  expect(screen.queryByText(/remove a filter/)).toBeNull()
})

it('[CRS-018] filters that match no course can be removed', async () => {
  const { router } = await open('/course?isFree=1', 0)
  expect(await heading('No matching courses')).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: 'Clear all' })[0] ?? document.body)
  await waitFor(() => expect(router.state.location.href).toBe('/course'))
})

it('[CRS-018] no number of courses is shown if the list could not be loaded', async () => {
  await open('/course', 0, {
    [courseList]: () => {
      throw new TypeError('offline')
    },
  })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.queryByText(/\d+ courses?$/)).toBeNull()
})

it('[CRS-217] a card says which lesson or teacher matched the search', async () => {
  const hits = [{ kind: 'lesson', text: 'White balance' }, { kind: 'teacher', text: 'Tan' }, null]
  const list = hits.map((hit, place) => ({ ...course(place + 1), hit }))
  await open('/course?courseName=tan', 3, { [courseList]: { list, total: 3 } })
  const cards = (await screen.findAllByRole('article')).map((card) => card.textContent)
  expect(cards[0]).toContain('Lesson: White balance')
  expect(cards[1]).toContain('Teacher: Tan')
  expect(cards[2]).not.toMatch(/Lesson:|Teacher:/)
})

it('[CRS-217] filters are mentioned only if one is set', async () => {
  const { router } = await open('/course?courseName=xyzzy', 0)
  expect(await screen.findByText('Try another word: a course, a lesson or a teacher.')).toBeTruthy()
  expect(screen.queryByText(/remove a filter/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show all courses' }))
  await waitFor(() => expect(router.state.location.href).toBe('/course'))
  cleanupPage()
  document.body.innerHTML = ''
  await open('/course?courseName=xyzzy&isFree=1', 0)
  expect(await screen.findByText(/remove a filter/)).toBeTruthy()
})
