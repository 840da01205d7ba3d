import { readFileSync } from 'node:fs'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { readsWords } from '@titian/site'
import { renderWithSite } from '@titian/site/testing/render'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '../../../app/paths.ts'
import { CompaniesPage } from '../companies/companies-page.tsx'
import { PostsPage } from '../posts/posts-page.tsx'
import { SkillsPage } from '../skills/skills-page.tsx'
import { CompanyImportsPage } from './company-imports-page.tsx'
import { PostImportsPage } from './post-imports-page.tsx'
import { SkillImportsPage } from './skill-imports-page.tsx'

const saved = vi.hoisted(() => ({ files: [] as [string, string][] }))
vi.mock('@titian/site', async (original) => ({
  ...(await original<object>()),
  uploadFile: () => Promise.resolve({ path: 'sheets/one.csv' }),
}))
vi.mock('../../../parts/save-csv.ts', () => ({
  saveCsv: (name: string, text: string) => saved.files.push([name, text]),
}))

const textsOf = (file: string) =>
  JSON.parse(readFileSync(`${import.meta.dirname}/../../../${file}`, 'utf8')) as object

const looked = {
  importSign: 'look-1',
  rows: 3,
  fresh: 1,
  changed: 1,
  same: 0,
  faulty: 1,
  faults: [] as object[],
  unknownColumns: [] as string[],
}
const row = (state: string) => ({
  importSign: 'look-1',
  fileName: 'rows.csv',
  state,
  byName: 'Mei',
  at: '2026-11-01T00:00:00.000Z',
  fresh: 1,
  changed: 1,
  faulty: 1,
  mayUndo: state === 'confirmed',
})

let answers: Record<string, (input: Record<string, unknown>) => object>
const asked: [string, Record<string, unknown>][] = []
const inputsOf = (call: string) => asked.filter(([name]) => name === call).map(([, input]) => input)

beforeEach(() => {
  asked.length = 0
  saved.files.length = 0
  answers = {}
  vi.stubGlobal('fetch', async (url: unknown, init?: RequestInit) => {
    const name = String(url).split('?')[0]?.split('/').at(-1) ?? ''
    const input = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as object as never
    asked.push([name, input])
    const data = answers[name]?.(input) ?? { list: [], total: 0 }
    return Response.json({ ok: true, code: 200, msg: '', data })
  })
})
afterEach(() => vi.unstubAllGlobals())

type SiteLanguage = Parameters<typeof renderWithSite>[1]

async function open(at: string, language: SiteLanguage = 'en', file = 'en') {
  const root = createRootRoute({ component: Outlet })
  const getParentRoute = () => root
  const validateSearch = readsWords()
  const routes = [
    createRoute({
      getParentRoute,
      validateSearch,
      path: paths.companies,
      component: CompaniesPage,
    }),
    createRoute({ getParentRoute, validateSearch, path: paths.posts, component: PostsPage }),
    createRoute({
      getParentRoute,
      validateSearch,
      path: paths.companyImports,
      component: CompanyImportsPage,
    }),
    createRoute({
      getParentRoute,
      validateSearch,
      path: paths.postImports,
      component: PostImportsPage,
    }),
    createRoute({ getParentRoute, validateSearch, path: paths.skills, component: SkillsPage }),
    createRoute({
      getParentRoute,
      validateSearch,
      path: paths.skillImports,
      component: SkillImportsPage,
    }),
  ]
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [at] }),
  })
  await renderWithSite(<RouterProvider router={router as never} />, language, {
    employment: textsOf(`modules/employment/texts/${file}.json`),
    app: textsOf(`app/texts/${file}.json`),
  })
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

async function choose() {
  const inputs = document.querySelectorAll<HTMLInputElement>('input[type="file"]')
  const file = new File(['Name\nMaju\n'], 'rows.csv', { type: 'text/csv' })
  fireEvent.change(inputs[0] as HTMLInputElement, { target: { files: [file] } })
  await screen.findByText('rows.csv')
}

const kinds = [
  {
    kind: 'companies',
    most: '5,000',
    call: 'Company',
    heading: 'Import companies',
    template: ['companies.csv', 'Name,Industry,Size,City,'],
    fault: {
      line: 4,
      column: 'City',
      value: 'Atlantis',
      text: 'Write the name or the code of a city.',
    },
    chinese: '名称,行业,规模,',
    left: { name: 'Kedai Maju', text: 'The company has job posts.' },
  },
  {
    kind: 'posts',
    most: '5,000',
    call: 'Post',
    heading: 'Import job posts',
    template: ['job-posts.csv', 'Title,Company,Kind of job,Industry,City,'],
    fault: {
      line: 3,
      column: 'Company',
      value: 'Unknown Ltd',
      text: 'Write the name of a company of the school.',
    },
    chinese: '岗位名称,公司,',
    left: { name: 'Barista', text: 'Students have applied for the post.' },
  },
  {
    kind: 'skills',
    most: '2,000',
    call: 'Skill',
    heading: 'Import skills',
    template: [
      'skills.csv',
      'Name in English,Name in Chinese,Name in Malay,Other words,Group of jobs',
    ],
    fault: {
      line: 5,
      column: 'Group of jobs',
      value: 'Alchemy',
      text: 'Write the name or the code of a group of jobs.',
    },
    chinese: '英语名称,中文名称,马来语名称,',
    left: { name: 'Batik', text: 'A course uses the skill.' },
  },
] as const

describe.each(kinds)('the import of $kind', (one) => {
  const { kind, call, heading, template, fault, chinese, left, most } = one
  const path = `/employment/${kind}/import`

  it('the list links to the import, which states its limit and offers a template with every column', async () => {
    await open(`/employment/${kind}`)
    fireEvent.click(await screen.findByRole('link', { name: 'Import a table' }))
    await screen.findByRole('heading', { name: heading })
    screen.getByText(`CSV or XLSX, at most 10 MB and ${most} rows.`)
    press('Download a template')
    const [name, text] = saved.files[0] ?? []
    expect(name).toBe(template[0])
    expect(text).toContain(template[1])
  })

  it('faults are shown with row and column, and rows are written only after the confirmation', async () => {
    answers[`preview${call}Import`] = () => ({ ...looked, faults: [fault] })
    answers[`confirm${call}Import`] = () => ({ fresh: 1, changed: 1 })
    await open(path)
    await screen.findByRole('heading', { name: heading })
    await choose()
    press('Check the file')
    const cell = await screen.findByText(fault.text)
    const line = cell.closest('tr') as HTMLElement
    for (const text of [String(fault.line), fault.column, fault.value]) within(line).getByText(text)
    expect(inputsOf(`preview${call}Import`)).toEqual([
      {
        filePath: 'sheets/one.csv',
        ...(kind === 'posts' && {
          timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        }),
      },
    ])
    expect(inputsOf(`confirm${call}Import`)).toEqual([])
    const button = screen.getByRole('button', { name: 'Import 2 rows' })
    fireEvent.click(button)
    fireEvent.click(button)
    await screen.findByText('“rows.csv” is imported: 1 new, 1 changed.')
    expect(inputsOf(`confirm${call}Import`)).toEqual([{ importSign: 'look-1' }])
  })

  it('[JOB-132] the first 200 faults are listed with their total, and all faults can be saved as a file', async () => {
    const faults = Array.from({ length: 1250 }, (_, at) => ({ ...fault, line: at + 2 }))
    answers[`preview${call}Import`] = () => ({ ...looked, faulty: 1250, faults })
    await open(path)
    await screen.findByRole('heading', { name: heading })
    await choose()
    press('Check the file')
    await screen.findByText(
      /The first 200 errors are listed here; the file to download has 1,250\./,
    )
    expect(screen.getAllByText(fault.text)).toHaveLength(200)
    press('Download the errors')
    const [name, text = ''] = saved.files[0] ?? []
    expect(name).toBe('rows-errors.csv')
    expect(text.trim().split('\n')).toHaveLength(1251)
    expect(text).toContain('1251,')
  })

  it('rows that an undo did not remove are named with the reason, and no second undo is offered', async () => {
    let state = 'confirmed'
    answers[`list${call}Imports`] = () => ({ list: [row(state)], total: 1 })
    answers[`undo${call}Import`] = () => {
      state = 'undone'
      return { removed: 1, kept: 1, left: [left] }
    }
    await open(path)
    fireEvent.click(await screen.findByRole('button', { name: /rows\.csv/ }))
    const dialog = await screen.findByRole('dialog')
    within(dialog).getByText('Undo the import of “rows.csv”?')
    // A dialog ignores clicks in its first half second (FRM-366).
    await waitFor(() => expect(dialog.querySelector('[aria-disabled]')).toBeNull(), {
      timeout: 3000,
    })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Undo' }))
    await screen.findByText('The import of “rows.csv” is undone: 1 removed, 1 kept.')
    const line = screen.getByText(left.name).closest('tr') as HTMLElement
    within(line).getByText(left.text)
    expect(inputsOf(`undo${call}Import`)).toEqual([{ importSign: 'look-1' }])
    await waitFor(() => expect(screen.queryByRole('button', { name: /rows\.csv/ })).toBeNull())
  })

  it('the heads of the template are in the language of the reader', async () => {
    await open(path, 'zh', 'zh')
    fireEvent.click(await screen.findByRole('button', { name: '下载模板' }))
    expect(saved.files[0]?.[1]).toContain(chinese)
    screen.getByText(`CSV 或 XLSX，不超过 10 MB，最多 ${most} 行。`)
  })
})
