import { readFileSync } from 'node:fs'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { Language, PassRateRow } from '@titian/contract'
import { readsWords } from '@titian/site'
import { renderWithSite } from '@titian/site/testing/render'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '../../../app/paths.ts'
import { PassRatesPage } from './pass-rates-page.tsx'

const files = { en: 'en', zh: 'zh', my: 'ms' } as const
const textsOf = (language: Language) =>
  JSON.parse(
    readFileSync(`${import.meta.dirname}/../texts/${files[language]}.json`, 'utf8'),
  ) as object

const practice = 'The beer game'
const rows: PassRateRow[] = [
  {
    className: '5 Melur',
    practice,
    courseName: 'Trade',
    assessments: 1200,
    passed: 900,
    average: 71,
  },
  { className: '', practice, courseName: 'Trade', assessments: 3, passed: 0, average: 12 },
]

let list: PassRateRow[]
let total: number
const asked: Record<string, unknown>[] = []
beforeEach(() => {
  list = rows
  total = 2
  asked.length = 0
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    asked.push(JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as never)
    return new Response(JSON.stringify({ ok: true, code: 200, msg: '', data: { list, total } }))
  })
})
afterEach(() => vi.unstubAllGlobals())

async function open(language: Language = 'en', search = '') {
  const root = createRootRoute({ component: Outlet })
  const page = createRoute({
    getParentRoute: () => root,
    path: paths.passRates,
    validateSearch: readsWords(),
    component: PassRatesPage,
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [`${paths.passRates}${search}`] }),
  })
  await renderWithSite(<RouterProvider router={router as never} />, language, {
    statistics: textsOf(language),
  })
}
const rowOf = (name: string) => within(screen.getAllByRole('row', { name: new RegExp(name) })[0]!)

describe('the page of pass rates', () => {
  it('shows the pass rate of each class in each practice as a bar', async () => {
    await open()
    await screen.findAllByText('5 Melur')
    const melur = rowOf('5 Melur')
    for (const text of ['The beer game', 'Trade', '1,200', '900 (75%)', '71'])
      expect(melur.getByText(text)).toBeTruthy()
    const bar = melur.getByRole('progressbar', { name: '5 Melur, The beer game: passed' })
    expect(bar.getAttribute('aria-valuenow')).toBe('75')
    const none = rowOf('No class')
    expect(none.getByText('0 (0%)')).toBeTruthy()
    expect(none.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0')
  })

  it('requests the searched name, and the next page', async () => {
    total = 45
    await open('en', '?name=melur')
    await screen.findAllByText('5 Melur')
    expect(asked.at(-1)).toEqual({ name: 'melur', page: 1, size: 20 })
    fireEvent.click(screen.getByLabelText(/page 2/i))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ name: 'melur', page: 2 }))
  })

  it('says so when no practice was released', async () => {
    list = []
    total = 0
    await open()
    expect(await screen.findByText('No results yet')).toBeTruthy()
  })

  it.each([
    ['zh', '实训及格率', '未分班'],
    ['my', 'Kadar lulus amali', 'Tiada kelas'],
  ] as const)('speaks %s', async (language, ...texts) => {
    await open(language)
    await screen.findAllByText('5 Melur')
    for (const text of texts) expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  })
})
