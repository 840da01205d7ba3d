import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { grades, homework } from '@titian/contract'
import { parseSearch, stringifySearch } from '@titian/site'
import { renderWithSite } from '@titian/site/testing/render'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../../../app/paths.ts'
import texts from '../texts/en.json' with { type: 'json' }
import { HandInPage } from './hand-in-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const [sign, nextSign] = ['a'.repeat(22), 'b'.repeat(22)]
const handIn = {
  sign,
  number: 1,
  content: 'My text.',
  filePath: '',
  fileName: '',
  handedInAt: '2026-11-20T01:00:00.000Z',
  late: false,
  score: null as number | null,
  comment: '',
  returnedName: '',
  gradedAt: null,
  examineId: 'task',
  title: 'Plan a shipment',
  resourcesType: 2,
  courseIdSign: 'c',
  points: 100,
  courseName: 'Trade',
  studentName: 'Mei',
  byRubric: false,
  practice: null,
  version: 1,
  description: '',
  earlier: [],
  formerGrades: [],
  newest: true,
}

/** The grades that the fake server received. */
let sent: Record<string, unknown>[] = []

async function open(answerGrade: () => object, answersPlace = true) {
  sent = []
  const next = { place: 2, total: 4, next: { kind: 'handIn', sign: nextSign } }
  let asks = 0
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    const isPlace = url.includes(grades.nextToMark.path)
    asks += Number(isPlace)
    if (isPlace && asks === 1 && !answersPlace) return new Promise(() => {})
    if (isPlace) return Response.json({ ok: true, code: 200, msg: '', data: next })
    if (!url.includes(homework.gradeHandIn.path))
      return Response.json({ ok: true, code: 200, msg: '', data: handIn })
    sent.push(JSON.parse(body ?? '{}') as Record<string, unknown>)
    return Response.json(answerGrade())
  })
  const root = createRootRoute()
  const routes = [
    createRoute({ getParentRoute: () => root, path: paths.handIn, component: HandInPage }),
    createRoute({ getParentRoute: () => root, path: '/$', component: () => null }),
  ]
  const start = `${paths.handIn.replace('$sign', sign)}?queue=all&done=1`
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [start] }),
    parseSearch,
    stringifySearch,
  })
  await renderWithSite(<RouterProvider router={router as never} />, 'en', { homework: texts })
  const score = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Score/ })
  const enter = (value: string) => {
    fireEvent.change(score, { target: { value } })
    fireEvent.keyDown(score, { key: 'Enter' })
  }
  return { router, score, enter }
}

const saved = (score: number) => ({
  ok: true,
  code: 200,
  msg: '',
  data: { ...handIn, score, version: 2 },
})

it('[TCH-178] [TCH-174] the score has the focus, a double Enter saves once, and the next piece of the queue opens', async () => {
  const { router, score, enter } = await open(() => saved(80))
  await waitFor(() => expect(document.activeElement).toBe(score))
  enter('80')
  fireEvent.keyDown(score, { key: 'Enter' })
  await waitFor(() => expect(router.state.location.pathname).toBe(`/handIn/${nextSign}`))
  expect(sent).toMatchObject([{ sign, version: 1, score: 80 }])
  expect(router.state.location.search).toEqual({ queue: 'all', done: '2' })
})

it('[TCH-174] a mark that is given before the queue has loaded still counts as marked', async () => {
  const { router, enter } = await open(() => saved(80), false)
  enter('80')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/handIn/${nextSign}`))
  expect(router.state.location.search).toEqual({ queue: 'all', done: '2' })
})

it('[TCH-178] a score above the points is refused beside the field and not sent', async () => {
  const { router, enter } = await open(() => saved(100))
  enter('100.5')
  expect(await screen.findByText(/^Points from 0 to 100/)).toBeDefined()
  expect(sent).toEqual([])
  expect(router.state.location.pathname).toBe(`/handIn/${sign}`)
})

it('[TCH-178] a mark that another teacher has given since is shown, and Enter does not overwrite it', async () => {
  const newer = { ...handIn, score: 70, comment: 'By another teacher', version: 5 }
  const extend = { reason: 'changedMeanwhile', newer }
  const { router, score, enter } = await open(() => ({
    ok: false,
    code: -4,
    msg: 'Changed',
    extend,
  }))
  enter('80')
  expect(await screen.findByText('Somebody else has marked this in the meantime.')).toBeDefined()
  expect(screen.getByText(/70 · By another teacher/)).toBeDefined()
  fireEvent.keyDown(score, { key: 'Enter' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(sent).toHaveLength(1)
  expect(router.state.location.pathname).toBe(`/handIn/${sign}`)
})
