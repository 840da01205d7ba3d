import { readFileSync } from 'node:fs'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { Language, ResumeFigures } from '@titian/contract'
import { readsWords } from '@titian/site'
import { renderWithSite } from '@titian/site/testing/render'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '../../../app/paths.ts'
import { ResumesPage } from './resumes-page.tsx'

const files = { en: 'en', zh: 'zh', my: 'ms' } as const
const textsOf = (language: Language) =>
  JSON.parse(
    readFileSync(`${import.meta.dirname}/../texts/${files[language]}.json`, 'utf8'),
  ) as object

const logistics = { major: 'Logistics', students: 1200, begun: 40, complete: 12, percent: 1 }
const few = { major: 'Nursing', students: 4, begun: null, complete: null, percent: null }
const none = { major: '', students: 9, begun: 3, complete: 1, percent: 11 }

let list: ResumeFigures[]
const asked: Record<string, unknown>[] = []
beforeEach(() => {
  list = [logistics, none, few]
  asked.length = 0
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    asked.push(JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as object as never)
    const data = { list, total: list.length }
    return new Response(JSON.stringify({ ok: true, code: 200, msg: '', data }))
  })
})
afterEach(() => vi.unstubAllGlobals())

async function open(language: Language = 'en', at = '/resumes') {
  const root = createRootRoute({ component: Outlet })
  const page = createRoute({
    getParentRoute: () => root,
    path: paths.resumes,
    validateSearch: readsWords(),
    component: ResumesPage,
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [at] }),
  })
  await renderWithSite(<RouterProvider router={router as never} />, language, {
    statistics: textsOf(language),
  })
  await screen.findAllByText('Logistics')
}
const rowOf = (name: string) => within(screen.getAllByRole('row', { name: new RegExp(name) })[0]!)
const cells = (name: string) =>
  rowOf(name)
    .getAllByRole('cell')
    .slice(1)
    .map(({ textContent }) => textContent)

describe('the page of resume figures', () => {
  it('[RES-090] shows the numbers of students, of begun and complete resumes, and the share as the server rounded it', async () => {
    await open()
    expect(cells('Logistics')).toEqual(['1,200', '40', '12', '1%'])
    expect(cells('No major recorded')).toEqual(['9', '3', '1', '11%'])
    expect(screen.getByText(/complete from 80 of 100 points/)).toBeTruthy()
  })

  it('[RES-093] says that a small major has too few students to show figures, and why', async () => {
    await open()
    expect(cells('Nursing')).toEqual(['4', '--', '--', '--'])
    expect(rowOf('Nursing').getByText('Fewer than 5 students')).toBeTruthy()
    expect(screen.getByText(/so that nobody can find out who has a resume/)).toBeTruthy()
  })

  it('[RES-093] says nothing about small majors where there are none', async () => {
    list = [logistics]
    await open()
    expect(screen.queryByText(/nobody can find out/)).toBeNull()
  })

  it('[RES-090] requests the order of the pressed table head and the searched name', async () => {
    await open()
    expect(asked.at(-1)).toMatchObject({ sort: 'students', descending: true, name: '' })
    for (const descending of [false, true]) {
      fireEvent.click(screen.getByRole('button', { name: /Share complete/ }))
      await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'percent', descending }))
    }
    await open('en', '/resumes?name=logi&sort=name')
    expect(asked.at(-1)).toMatchObject({ name: 'logi', sort: 'name', descending: false })
  })

  it.each([
    ['zh', '简历数据', '未登记专业', '学员不足 5 人'],
    ['my', 'Statistik resume', 'Jurusan tidak direkodkan', 'Kurang daripada 5 pelajar'],
  ] as const)('[RES-090] speaks %s', async (language, ...texts) => {
    await open(language)
    for (const text of texts) expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  })
})
