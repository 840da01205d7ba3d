import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, screen } from '@testing-library/react'
import { type HandInDetail, homework, type TaughtWork } from '@titian/contract'
import { parseSearch, stringifySearch } from '@titian/site'
import { renderWithSite } from '@titian/site/testing/render'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../../../app/paths.ts'
import texts from '../texts/en.json' with { type: 'json' }
import { HandInPage } from './hand-in-page.tsx'
import { WorkPage } from './work-page.tsx'

const sign = 'w'.repeat(22)
const practice = { sign: 'p'.repeat(22), title: 'The beer game' }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const work: TaughtWork = {
  idSign: sign,
  courseIdSign: 'c'.repeat(22),
  resourcesType: 4,
  title: 'Chain task',
  description: '',
  link: '',
  points: 50,
  chapterIdSign: null,
  lessonIdSign: null,
  endTime: null,
  lateAllowed: true,
  taskNumber: 33,
  passLine: 30,
  released: true,
  version: 1,
  handedIn: 1,
  waiting: 1,
  rubricChosen: false,
  practice,
}

const handIn: HandInDetail = {
  sign,
  number: 1,
  content: 'Done',
  filePath: '',
  fileName: '',
  late: false,
  score: null,
  handedInAt: '2026-11-20T08:00:00.000Z',
  comment: '',
  returnedName: '',
  gradedAt: null,
  examineId: sign,
  title: 'Chain task',
  resourcesType: 4,
  courseIdSign: 'c',
  points: 50,
  courseName: 'Trade',
  studentName: 'Mei',
  byRubric: false,
  practice,
  version: 1,
  description: '',
  earlier: [],
  formerGrades: [],
  newest: true,
}

async function open(Page: () => React.ReactNode, path: string, answer: object) {
  vi.stubGlobal('fetch', async (url: string) => {
    const isList = url.includes(homework.listHandIns.path)
    const data = isList ? { list: [handIn], total: 1 } : answer
    return Response.json({ ok: true, code: 200, msg: '', data })
  })
  const root = createRootRoute()
  const routes = [
    createRoute({ getParentRoute: () => root, path, component: Page }),
    createRoute({ getParentRoute: () => root, path: '/$', component: () => null }),
  ]
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [path.replace('$sign', sign)] }),
    parseSearch,
    stringifySearch,
  })
  await renderWithSite(<RouterProvider router={router as never} />, 'en', { homework: texts })
}

const evaluation = async () =>
  (await screen.findByRole('link', { name: 'Go to the evaluation' })).getAttribute('href')

it('[PRC-182] the page of a task names the practice that gives its scores, and offers no rubric', async () => {
  await open(WorkPage, paths.work, work)
  expect(await evaluation()).toBe(`/evaluation/${practice.sign}`)
  expect(screen.getByText(/scores of the practice “The beer game”/)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Use a rubric' })).toBeNull()
  expect(await screen.findByRole('link', { name: /^Open/ })).toBeDefined()
})

it('[PRC-182] a hand-in whose score comes from elsewhere shows the source instead of the marking form', async () => {
  await open(HandInPage, paths.handIn, handIn)
  expect(await evaluation()).toBe(`/evaluation/${practice.sign}`)
  expect(screen.getByText(/so no points are given here/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Send the grade' })).toBeNull()
  expect(screen.queryByRole('spinbutton')).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
})
