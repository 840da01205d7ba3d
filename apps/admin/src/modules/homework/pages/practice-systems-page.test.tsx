import { readFileSync } from 'node:fs'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { PracticeKey, PracticeReportRow } from '@titian/contract'
import { renderWithSite } from '@titian/site/testing/render'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../../app/paths.ts'
import { PracticeReportsPage } from './practice-reports-page.tsx'
import { PracticeSystemsPage } from './practice-systems-page.tsx'

const texts = (language: string) =>
  JSON.parse(readFileSync(`${import.meta.dirname}/../texts/${language}.json`, 'utf8')) as object

const key = (sign: string, more: Partial<PracticeKey> = {}): PracticeKey => ({
  sign,
  code: `code-${sign}`,
  name: `Lab ${sign}`,
  origin: `https://${sign}.example`,
  createdAt: '2026-11-02T04:00:00Z',
  createdBy: 'Aina',
  usedAt: null,
  revokedAt: null,
  ...more,
})
const report = (sign: string, more: Partial<PracticeReportRow> = {}): PracticeReportRow => ({
  sign,
  system: 'Lab one',
  runId: `run-${sign}`,
  studentName: '李玥',
  taskTitle: 'Open a shop',
  courseName: 'Trade',
  userScore: 82.5,
  time: '2026-11-02T04:00:00Z',
  receivedAt: '2026-11-02T04:00:05Z',
  outcome: 'accepted',
  ...more,
})

let keys: PracticeKey[]
let reports: PracticeReportRow[]
let sent: [string, Record<string, unknown>][]
let refusal: object | null

function answer(name: string, input: Record<string, unknown>): unknown {
  if (name === 'listPracticeKeys') return { list: keys, total: keys.length }
  sent.push([name, input])
  if (name === 'listPracticeReports') return { list: reports, total: reports.length }
  if (name === 'makePracticeKey') {
    const made = key('new', { name: String(input['name']) })
    keys = [made, ...keys]
    return { key: made, secret: 's3cret-of-the-new-key' }
  }
  keys = keys.map((one) =>
    one.sign === input['sign'] ? { ...one, revokedAt: '2026-11-02T05:00:00Z' } : one,
  )
  return keys.find(({ sign }) => sign === input['sign'])
}

beforeEach(() => {
  sent = []
  refusal = null
  keys = [
    key('one', { usedAt: '2026-11-02T04:30:00Z' }),
    key('old', { revokedAt: '2026-11-02T05:00:00Z' }),
  ]
  reports = [report('a'), report('b', { studentName: '', outcome: 'unknownStudent' })]
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    const name = new URL(url, 'http://localhost').pathname.split('/').at(-1) ?? ''
    if (refusal && name === 'makePracticeKey') return Response.json(refusal, { status: 422 })
    const data = answer(name, JSON.parse(body ?? '{}') as Record<string, unknown>)
    return Response.json({ ok: true, code: 200, msg: '', data })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(
  path: string = paths.practiceSystems,
  language: 'en' | 'zh' | 'my' = 'en',
): Promise<void> {
  const root = createRootRoute()
  const page = (at: string, component: () => React.JSX.Element) =>
    createRoute({ getParentRoute: () => root, path: at, component })
  const router = createRouter({
    routeTree: root.addChildren([
      page(paths.practiceSystems, PracticeSystemsPage),
      page(paths.practiceReports, PracticeReportsPage),
    ]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await renderWithSite(<RouterProvider router={router as never} />, language, {
    homework: texts(language === 'my' ? 'ms' : language),
  })
  await screen.findByRole('heading', { level: 1 })
}

const rowOf = (text: string) => within(screen.getByText(text).closest('tr') ?? document.body)
const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${name}`) }), {
    target: { value },
  })

/** A dialog ignores clicks in its first half second (FRM-366). */
async function press(name: string, of: Pick<typeof screen, 'getByRole'> = screen) {
  const button = of.getByRole('button', { name })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(button)
}

it('[PRC-124] a new key shows its secret once only', async () => {
  await open()
  await screen.findByText('Lab one')
  fireEvent.click(screen.getByRole('button', { name: 'New key' }))
  await screen.findByRole('dialog', { name: 'New key' })
  fill('System', 'Lab new')
  fill('Address', 'https://new.example/game')
  await press('Create the key')
  const shown = within(await screen.findByRole('dialog', { name: 'Key for Lab new' }))
  const input = { name: 'Lab new', origin: 'https://new.example/game' }
  expect(sent).toEqual([['makePracticeKey', input]])
  expect(shown.getByRole<HTMLInputElement>('textbox', { name: 'Key' }).value).toBe('code-new')
  expect(shown.getByRole<HTMLInputElement>('textbox', { name: 'Secret' }).value).toBe(
    's3cret-of-the-new-key',
  )
  fireEvent.keyDown(shown.getByRole('textbox', { name: 'Secret' }), { key: 'Escape' })
  expect(shown.queryByRole('button', { name: 'Close' })).toBeNull()
  expect(shown.getByRole('textbox', { name: 'Secret' })).toBeTruthy()
  fireEvent.click(shown.getByRole('button', { name: 'I have copied both' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByText('Lab new')
  expect(document.body.innerHTML).not.toContain('s3cret-of-the-new-key')
})

it('[PRC-124] a faulty address shows its error beside the field, before and after sending', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'New key' }))
  await screen.findByRole('dialog', { name: 'New key' })
  fill('System', 'Lab')
  fill('Address', 'lab')
  await press('Create the key')
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^Address/ }).getAttribute('aria-invalid')).toBe(
      'true',
    ),
  )
  expect(sent).toEqual([])
  const inUse = 'A key for this address is in use. Revoke it first.'
  refusal = { ok: false, code: -2, msg: '', data: null, extend: { fields: { origin: inUse } } }
  fill('Address', 'https://one.example')
  await press('Create the key')
  expect(await screen.findByText(inUse)).toBeTruthy()
})

it('[PRC-124] the list names who made a key and when it was last used, and a key is revoked after a confirmation', async () => {
  await open()
  await screen.findByText('Lab one')
  expect(rowOf('Lab one').getByText('In use')).toBeTruthy()
  expect(rowOf('Lab one').getByText('Aina')).toBeTruthy()
  expect(rowOf('Lab one').queryByText('Not yet')).toBeNull()
  expect(rowOf('Lab old').getByText('Not yet')).toBeTruthy()
  expect(rowOf('Lab old').queryByRole('button')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Revoke the key of Lab one' }))
  const question = within(await screen.findByRole('dialog', { name: 'Revoke the key of Lab one?' }))
  expect(sent).toEqual([])
  await press('Revoke', question)
  await waitFor(() => expect(rowOf('Lab one').getByText('Revoked')).toBeTruthy())
  expect(sent).toEqual([['revokePracticeKey', { sign: 'one' }]])
})

it('[PRC-126] reports are listed with their outcome, and can be narrowed to one outcome', async () => {
  await open(paths.practiceReports)
  await screen.findByText('李玥')
  expect(rowOf('李玥').getByText('Accepted')).toBeTruthy()
  expect(rowOf('李玥').getByText('82.5%')).toBeTruthy()
  expect(rowOf('李玥').getByText('Run run-a')).toBeTruthy()
  const unknown = rowOf('Unknown')
  expect(unknown.getByText('This person is not in the course of the task.')).toBeTruthy()
  fireEvent.change(screen.getByRole('combobox', { name: 'Result' }), {
    target: { value: 'unknownStudent' },
  })
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject(['listPracticeReports', { outcome: 'unknownStudent' }]),
  )
})

it('[PRC-124] [PRC-126] the pages are translated into Chinese and Malay', async () => {
  await open(paths.practiceSystems, 'zh')
  expect(screen.getByRole('heading', { level: 1, name: '外部实训系统' })).toBeTruthy()
  cleanup()
  await open(paths.practiceReports, 'my')
  expect(screen.getByRole('heading', { level: 1, name: 'Laporan sistem luar' })).toBeTruthy()
})
