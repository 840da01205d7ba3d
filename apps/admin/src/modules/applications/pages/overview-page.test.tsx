import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { ApplicationOverview } from '@titian/contract'
import { parseSearch, readsWords, stringifySearch } from '@titian/site'
import { renderWithSite } from '@titian/site/testing/render'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type OverviewWords, paths } from '../../../app/paths.ts'
import * as csv from '../../../parts/save-csv.ts'
import en from '../texts/en.json' with { type: 'json' }
import { OverviewPage } from './overview-page.tsx'

const figures = { posts: 4, applications: 9, answered: 6, offers: 2, accepted: 1, halfHours: 30.4 }
const asked: Record<string, unknown>[] = []
let overview: ApplicationOverview

beforeEach(() => {
  asked.length = 0
  overview = { total: figures, list: [{ ...figures, name: '2026-11', applications: 5 }] }
  vi.stubGlobal('fetch', async (url: unknown, init?: RequestInit) => {
    const name = String(url).split('/').at(-1) ?? ''
    if (name === 'overview')
      asked.push(JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as never)
    const skills = [
      { name: 'Juggling', posts: 3, courses: 0 },
      { name: 'SEO', posts: 8, courses: 2 },
    ]
    const data = name === 'overview' ? overview : { skills }
    return Response.json({ ok: true, code: 200, msg: '', data })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open(at: string = paths.applicationOverview) {
  const root = createRootRoute({ component: Outlet })
  const page = createRoute({
    getParentRoute: () => root,
    path: paths.applicationOverview,
    validateSearch: readsWords<OverviewWords>(),
    component: OverviewPage,
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch,
    stringifySearch,
  })
  await renderWithSite(<RouterProvider router={router as never} />, 'en', { applications: en })
  return router
}

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

it('[JOB-122] the overview shows the total and each month, and downloads the table as a file', async () => {
  const save = vi.spyOn(csv, 'saveCsv').mockImplementation(() => undefined)
  await open()
  await screen.findByText('2026-11')
  const table = screen.getByRole('table', { name: 'Job results' })
  const rows = within(table).getAllByRole('row').slice(1).map(cellsOf)
  expect(rows).toEqual([
    ['All', '4', '9', '6', '2', '1', '30 h'],
    ['2026-11', '4', '5', '6', '2', '1', '30 h'],
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Save as a file' }))
  expect(save).toHaveBeenCalledWith(
    'job-results-month.csv',
    'Month,Posts,Applications,Answered,Offers,Accepted,First answer (median)\r\nAll,4,9,6,2,1,30.4\r\n2026-11,4,5,6,2,1,30.4\r\n',
  )
})

it('[JOB-122] the overview is grouped by course of study, without posts, for the months of the address', async () => {
  overview.list = [{ ...figures, name: '', posts: null, halfHours: null }]
  const router = await open(`${paths.applicationOverview}?months=3`)
  await screen.findByRole('table', { name: 'Job results' })
  fireEvent.change(screen.getByLabelText('Group by'), { target: { value: 'study' } })
  await waitFor(() => expect(router.state.location.search).toEqual({ by: 'study', months: '3' }))
  expect(await screen.findByText('Not given')).toBeTruthy()
  expect(asked.at(-1)).toMatchObject({ by: 'study', months: 3 })
  expect(screen.queryByRole('columnheader', { name: 'Posts' })).toBeNull()
})

it('[JOB-123] the skills that no course teaches are listed first', async () => {
  await open()
  const table = await screen.findByRole('table', { name: 'Skills required by jobs' })
  await within(table).findByText('Juggling')
  expect(within(table).getAllByRole('row').slice(1).map(cellsOf)).toEqual([
    ['Juggling', '3', 'No course'],
    ['SEO', '8', '2'],
  ])
})

it('[JOB-146] the skills that jobs ask for are downloaded in the order of the table', async () => {
  const save = vi.spyOn(csv, 'saveCsv').mockImplementation(() => undefined)
  await open()
  await screen.findByText('Juggling')
  fireEvent.click(screen.getByRole('button', { name: 'Save the skills as a file' }))
  expect(save).toHaveBeenCalledWith(
    'skills-required-by-jobs.csv',
    'Skill,Open jobs,Courses\r\nJuggling,3,0\r\nSEO,8,2\r\n',
  )
})
