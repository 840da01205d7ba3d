import { readFileSync } from 'node:fs'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { KeptPath } from '@titian/contract'
import { renderWithSite } from '@titian/site/testing/render'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../../app/paths.ts'
import { PathPage } from './path-page.tsx'

const textsOf = (file: string) =>
  JSON.parse(readFileSync(`${import.meta.dirname}/../../../${file}`, 'utf8')) as object

const stored: KeptPath = {
  sign: 'road',
  pathCode: 'writer',
  position: 'copywriter',
  names: { en: 'Writer' },
  summaries: {},
  stages: [
    {
      titles: { en: 'Begin' },
      skills: [{ code: 'seo', level: 3 }],
      courses: [],
      training: null,
      practice: null,
    },
    {
      titles: { en: 'Lead' },
      skills: [],
      courses: [],
      training: null,
      practice: { kind: 'supply-chain', idSign: 'beer-game' },
    },
  ],
  links: [{ name: 'Day', url: 'https://road.example/day' }],
  published: false,
  changedAt: '2026-11-01T00:00:00.000Z',
  version: 4,
}
const asked: [string, Record<string, unknown>][] = []
const inputsOf = (call: string) => asked.filter(([name]) => name === call).map(([, input]) => input)
const skill = { code: 'seo', name: 'SEO' }
const answers: Record<string, unknown> = {
  keptPath: stored,
  savePath: { ...stored, version: 5 },
  listSkills: [skill],
  courseList: { list: [], total: 0 },
  trainList: { list: [], total: 0 },
  practiceList: [
    { idSign: 'beer-game', title: 'The beer game', kind: 'supply-chain' },
    { idSign: 'bench', title: 'Inventory bench', kind: 'inventory' },
  ],
}

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (url: unknown, init?: RequestInit) => {
    const name = String(url).split('?')[0]?.split('/').at(-1) ?? ''
    asked.push([name, JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as never])
    const answer = answers[name]
    const data = typeof answer === 'function' ? answer(asked.at(-1)?.[1]) : (answer ?? [])
    if (data instanceof Response) return data
    return Response.json({ ok: true, code: 200, msg: '', data })
  })
})
afterEach(() => vi.unstubAllGlobals())

async function open() {
  const root = createRootRoute({ component: Outlet })
  const route = createRoute({
    getParentRoute: () => root,
    path: paths.careerPath,
    component: PathPage,
  })
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: ['/promote/paths/road'] }),
  })
  await renderWithSite(<RouterProvider router={router as never} />, 'en', {
    promote: textsOf('modules/promote/texts/en.json'),
    app: textsOf('app/texts/en.json'),
  })
  await screen.findByRole('heading', { level: 1, name: 'Writer' })
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: /^Save/ }))

it('[CNT-131] the stages are sent in their order and with the loaded version, after sorting by keyboard', async () => {
  await open()
  const handle = screen.getByRole('button', { name: 'Move stage 2' })
  handle.focus()
  fireEvent.keyDown(handle, { key: 'ArrowUp' })
  await waitFor(() =>
    expect(screen.getAllByLabelText<HTMLInputElement>('Title in English')[0]?.value).toBe('Lead'),
  )
  save()
  await waitFor(() => expect(inputsOf('savePath')).toHaveLength(1))
  expect(inputsOf('savePath')[0]).toMatchObject({
    sign: 'road',
    version: 4,
    stages: [
      { titles: { en: 'Lead' } },
      { titles: { en: 'Begin' }, skills: [{ code: 'seo', level: 3 }] },
    ],
  })
})

it('[CNT-133] a link that does not begin with https is refused beside the field, and nothing is sent', async () => {
  await open()
  type('Address of link 1', 'http://road.example')
  save()
  expect(await screen.findByText(/^Start with https:\/\//)).toBeDefined()
  expect(inputsOf('savePath')).toEqual([])
})

it('[CNT-134] when another person has published the path, the form keeps its text, shows both states and saves upon the newer one', async () => {
  let now = stored
  answers['keptPath'] = () => now
  answers['savePath'] = ({ version, names }: KeptPath) => {
    if (version === now.version) return { ...now, names, version: now.version + 1 }
    const extend = { refusal: 'alreadyDone', reason: 'changedMeanwhile' }
    return Response.json({ ok: false, code: -4, msg: 'changed', data: null, extend })
  }
  await open()
  type('Name in English', 'Author')
  now = { ...stored, published: true, version: 5, names: { en: 'Scribe' } }
  save()
  await screen.findByText('Scribe')
  screen.getByText('Published')
  screen.getByText('Not published')
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(inputsOf('savePath')).toHaveLength(2))
  expect(screen.getByLabelText<HTMLInputElement>('Name in English').value).toBe('Author')
  expect(inputsOf('savePath')[1]).toMatchObject({ version: 5, names: { en: 'Author' } })
  answers['keptPath'] = stored
  answers['savePath'] = { ...stored, version: 5 }
})

it('[CNT-136] a stage offers each practice and each kind of practice, and the chosen one is sent', async () => {
  await open()
  const fields = screen.getAllByRole<HTMLInputElement>('combobox', { name: 'Practice' })
  await waitFor(() => expect(fields[1]?.value).toBe('The beer game'))
  const [first] = fields
  if (!first) throw new Error('No field')
  fireEvent.click(first)
  const kind = 'Any practice: Supply chain'
  const [option] = await screen.findAllByRole('option', { name: kind, hidden: true })
  const list = within(option?.closest<HTMLElement>('[role="listbox"]') ?? document.body)
  const options = list.getAllByRole('option', { hidden: true })
  expect(options.map(({ textContent }) => textContent)).toEqual([
    kind,
    'The beer game',
    'Any practice: Inventory',
    'Inventory bench',
    'Any practice: Virtual marketplace',
    'Any practice: ERP',
  ])
  fireEvent.click(list.getByRole('option', { name: 'Any practice: Inventory', hidden: true }))
  save()
  await waitFor(() => expect(inputsOf('savePath')).toHaveLength(1))
  expect(inputsOf('savePath')[0]).toMatchObject({
    stages: [
      { practice: { kind: 'inventory', idSign: null } },
      { practice: { kind: 'supply-chain', idSign: 'beer-game' } },
    ],
  })
})
