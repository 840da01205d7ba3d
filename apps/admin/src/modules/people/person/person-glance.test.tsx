import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { orders, statistics, type PersonDetail } from '@titian/contract'
import { renderWithSite } from '@titian/site/testing/render'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import en from '../texts/en.json' with { type: 'json' }
import { personRow } from '../factories.ts'
import { PersonGlance } from './person-glance.tsx'

const at = '2026-11-02T08:00:00.000Z'
const course = {
  sign: 'c1',
  courseName: 'Soil',
  joinedAt: at,
  lastStudyAt: null,
  lessonsDone: 1,
  lessons: 4,
  handedIn: 2,
  handedInOf: 3,
  studyStatus: 1,
}
const work = { courseName: 'Soil', handedInAt: at, totalScore: 20 }
const lists: Record<string, unknown[]> = {
  [statistics.listPersonCourses.path]: [course],
  [statistics.listPersonWork.path]: [
    { ...work, kind: 'paper', sign: 'a1', title: 'Unit test', score: null },
    { ...work, kind: 'handIn', sign: 'h1', title: 'Poster', score: 17.5 },
  ],
  [orders.searchOrders.path]: [],
}
const asked: { path: string; input: unknown }[] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const [path = '', list = []] =
      Object.entries(lists).find(([one]) => url.includes(`/api/v1${one}`)) ?? []
    asked.push({ path, input: JSON.parse(body) })
    const data = { list, total: list.length }
    return Response.json({ ok: true, code: 200, msg: '', data })
  })
})
afterEach(() => vi.unstubAllGlobals())

it('[TCH-207] the page lists courses, work and orders of the person, and each row links to its page', async () => {
  const person = personRow() as PersonDetail
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <PersonGlance person={person} /> }),
    history: createMemoryHistory(),
  })
  await renderWithSite(<RouterProvider router={router as never} />, 'en', { people: en })
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  await screen.findByRole('link', { name: 'Poster' })
  expect(hrefOf('Soil')).toBe('/teacher/#/gradebook/c1')
  expect(hrefOf('Unit test')).toBe('/teacher/#/record/a1')
  expect(hrefOf('Poster')).toBe('/teacher/#/handIn/h1')
  const courses = within(screen.getByRole('region', { name: 'Courses' }))
  for (const text of ['1 of 4', '2 of 3', 'In progress', 'Never'])
    expect(courses.getByText(text)).toBeTruthy()
  const done = within(screen.getByRole('region', { name: 'Exams and homework' }))
  expect(done.getByText('Not marked yet')).toBeTruthy()
  expect(done.getByText('17.5 of 20')).toBeTruthy()
  await screen.findByText('This person has placed no order')
  const page = { page: 1, size: 5 }
  expect(asked).toContainEqual({
    path: statistics.listPersonWork.path,
    input: { personSign: person.sign, ...page },
  })
  expect(asked).toContainEqual({
    path: orders.searchOrders.path,
    input: { personSign: person.sign, ...page },
  })
})
