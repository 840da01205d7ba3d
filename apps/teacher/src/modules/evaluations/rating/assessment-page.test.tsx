import { readFileSync } from 'node:fs'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Assessment, RatedCriterion } from '@titian/contract'
import { parseSearch, setPerson, stringifySearch } from '@titian/site'
import { renderWithSite } from '@titian/site/testing/render'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../../app/paths.ts'
import { AssessmentPage } from './assessment-page.tsx'

const texts = JSON.parse(readFileSync(`${import.meta.dirname}/../texts/en.json`, 'utf8')) as object

const level = (percent: number, en: string) => ({ percent, names: { en }, texts: { en: '' } })
const criterion = (key: string, fields: Partial<RatedCriterion> = {}): RatedCriterion => ({
  key,
  names: { en: `Criterion ${key}` },
  weight: 50,
  source: 'teacher',
  evidence: '',
  levels: [level(0, 'Poor'), level(60, 'Fair'), level(100, 'Good')],
  isTeachers: true,
  machine: null,
  first: null,
  second: null,
  moderator: null,
  self: null,
  peers: [],
  override: null,
  percent: null,
  ...fields,
})
const assessmentOf = (fields: Partial<Assessment> = {}): Assessment => ({
  sign: 'a1',
  practice: {
    sign: 'p1',
    title: 'The beer game',
    kind: 'supply-chain',
    courseSign: 'c1',
    courseName: 'Trade',
    dueAt: null,
    passLine: 60,
  },
  userId: 'u1',
  userName: '李玥',
  studentCard: null,
  run: 'r1',
  handIn: null,
  endedAt: '2026-11-27T04:03:00Z',
  parts: [{ name: 'cost', points: 28, of: 35 }],
  decisions: [],
  debrief: [{ question: 'Why?', text: 'Because of delays.' }],
  state: 'teacherRating',
  rubricName: 'Reasons',
  criteria: [criterion('one'), criterion('two')],
  gates: [],
  gate: null,
  cap: null,
  total: null,
  role: 'first',
  firstName: null,
  secondName: null,
  moderatorName: null,
  isSecondAsked: false,
  changes: [],
  appeal: null,
  releasedAt: null,
  usualComments: [{ key: 'one', comment: 'Say why.' }],
  previous: null,
  next: 'a2',
  version: 1,
  ...fields,
})

type Sent = { version: number; ratings: { key: string; level: number; comment: string }[] }
let stored: Assessment
let sent: [string, Sent][]
let answerTo: (name: string, input: Sent) => Response | undefined

const ok = (data: unknown) => Response.json({ ok: true, code: 200, msg: '', data })
const refused = (extend: object) =>
  Response.json({ ok: false, code: -4, msg: 'Changed', data: null, extend }, { status: 409 })

/** Stores a rating as the server does: under the role of the caller. */
function rated(from: Assessment, { ratings }: Sent): Assessment {
  const criteria = from.criteria.map((one) => {
    const given = ratings.find(({ key }) => key === one.key)
    if (!given || from.role === null) return one
    const rating = { level: given.level, comment: given.comment }
    return { ...one, [from.role]: rating, percent: one.levels[given.level]?.percent ?? null }
  })
  return { ...from, criteria, version: from.version + 1 }
}

beforeEach(() => {
  setPerson('anna')
  sent = []
  stored = assessmentOf()
  answerTo = () => undefined
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    const name = new URL(url, 'http://localhost').pathname.split('/').at(-1) ?? ''
    const input = JSON.parse(body ?? '{}') as Sent
    if (name === 'assessmentBySign') return ok(stored)
    sent.push([name, input])
    const special = answerTo(name, input)
    if (special) return special
    stored = name === 'rateAssessment' ? rated(stored, input) : stored
    return ok(stored)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function open() {
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: paths.assessment,
    component: AssessmentPage,
  })
  const router = createRouter({
    parseSearch,
    stringifySearch,
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [paths.assessment.replace('$sign', 'a1')] }),
  })
  await renderWithSite(<RouterProvider router={router as never} />, 'en', { evaluations: texts })
  await screen.findByRole('heading', { level: 1, name: '李玥' })
}

const card = (key: string) => screen.getByRole('region', { name: `Criterion ${key}` })
const radio = (key: string, name: RegExp) =>
  within(card(key)).getByRole<HTMLInputElement>('radio', { name })
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const saved = async (times: number) =>
  waitFor(() => expect(sent.map(([name]) => name)).toEqual(Array(times).fill('rateAssessment')), {
    timeout: 8000,
  })

it('[PRC-117] keys rate from the first open criterion on, ratings save automatically, and keys typed in a text do not rate', async () => {
  await open()
  await waitFor(() => expect(document.activeElement).toBe(card('one')))
  expect(screen.getByRole('heading', { name: 'Total: not yet rated' })).toBeTruthy()
  expect(screen.getByText(/^2 criteria are not yet rated/)).toBeTruthy()
  press('9')
  press('3')
  press('j')
  expect(document.activeElement).toBe(card('two'))
  press('2')
  press('6')
  press('ArrowUp')
  expect(document.activeElement).toBe(card('one'))
  press('k')
  expect(document.activeElement).toBe(card('one'))
  expect([radio('one', /Good/).checked, radio('two', /Fair/).checked]).toEqual([true, true])
  const comment = screen.getByRole('textbox', { name: 'Comment on Criterion one' })
  comment.focus()
  press('1')
  press('j')
  expect(document.activeElement).toBe(comment)
  expect(radio('one', /Good/).checked).toBe(true)
  await saved(1)
  expect(sent[0]?.[1]).toMatchObject({
    version: 1,
    ratings: [
      { key: 'one', level: 2, comment: '' },
      { key: 'two', level: 1, comment: '' },
    ],
  })
  expect(screen.getByText('Rate with the keyboard')).toBeTruthy()
})

it('a comment template is inserted after the written text, and a level must be chosen before a comment', async () => {
  await open()
  const comment = () =>
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment on Criterion one' })
  expect(comment().disabled).toBe(true)
  fireEvent.click(radio('one', /Fair/))
  fireEvent.change(comment(), { target: { value: 'Well begun.' } })
  fireEvent.click(button('Insert a saved comment'))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Say why.' }))
  expect(comment().value).toBe('Well begun.\nSay why.')
  await saved(1)
  expect(sent[0]?.[1].ratings).toEqual([{ key: 'one', level: 1, comment: 'Well begun.\nSay why.' }])
})

it('[PRC-118] when the same criterion was rated elsewhere, both ratings are shown and nothing is overwritten before a choice', async () => {
  await open()
  const newer = {
    ...rated(stored, { version: 1, ratings: [{ key: 'one', level: 0, comment: 'Weak' }] }),
    version: 5,
  }
  answerTo = (_, { version }) => (version === 1 ? refused({ assessment: newer }) : undefined)
  fireEvent.click(radio('one', /Good/))
  const note = await screen.findByRole('alert', undefined, { timeout: 8000 })
  expect(note.textContent).toContain('3 · Good')
  expect(note.textContent).toContain('1 · Poor\nWeak')
  expect(radio('one', /Good/).checked).toBe(true)
  expect(sent).toHaveLength(1)
  stored = newer
  fireEvent.click(within(note).getAllByRole('button').at(-1) as HTMLElement)
  await saved(2)
  expect(sent[1]?.[1]).toMatchObject({ version: 5, ratings: [{ key: 'one', level: 2 }] })
})

it('when only other criteria changed, the rating is saved upon the newer copy without asking', async () => {
  await open()
  const newer = { ...stored, version: 7 }
  answerTo = (_, { version }) => (version === 1 ? refused({ assessment: newer }) : undefined)
  stored = newer
  fireEvent.click(radio('two', /Fair/))
  await saved(2)
  expect(sent[1]?.[1]).toMatchObject({ version: 7, ratings: [{ key: 'two', level: 1 }] })
  expect(screen.queryByRole('alert')).toBeNull()
})

it('chosen levels survive a lost network and a reload', async () => {
  await open()
  answerTo = () => {
    throw new TypeError('no network')
  }
  fireEvent.click(radio('two', /Good/))
  await waitFor(() => expect(sent.length).toBeGreaterThan(0), { timeout: 8000 })
  expect(radio('two', /Good/).checked).toBe(true)
  cleanup()
  answerTo = () => undefined
  sent = []
  await open()
  expect(radio('two', /Good/).checked).toBe(true)
  await saved(1)
  expect(sent[0]?.[1].ratings).toEqual([{ key: 'two', level: 2, comment: '' }])
})

it('a second rater sees the first rating only after rating everything, then both side by side', async () => {
  const first = { level: 0, comment: 'Words of the first' }
  stored = assessmentOf({ role: 'second', state: 'secondRating', firstName: 'Anna' })
  answerTo = (_, input) => {
    const next = rated(stored, input)
    const isWhole = next.criteria.every(({ second }) => second !== null)
    stored = isWhole
      ? { ...next, total: 30, criteria: next.criteria.map((one) => ({ ...one, first })) }
      : { ...next, criteria: next.criteria.map((one) => ({ ...one, percent: null })) }
    return ok(stored)
  }
  await open()
  expect(screen.getByText(/^You are the second rater/)).toBeTruthy()
  expect(screen.queryByText('First rater: Anna', { selector: 'div' })).toBeNull()
  fireEvent.click(radio('one', /Good/))
  await saved(1)
  expect(screen.queryByText('Words of the first')).toBeNull()
  fireEvent.click(radio('two', /Fair/))
  expect(
    await screen.findAllByText('Words of the first', undefined, { timeout: 8000 }),
  ).toHaveLength(2)
  expect(within(card('one')).getByText('First rater: Anna')).toBeTruthy()
  expect(within(card('one')).getByText('1 · Poor')).toBeTruthy()
  expect(screen.queryByText(/^You are the second rater/)).toBeNull()
})

it('a moderator sees both ratings, and can request and cancel a second rater', async () => {
  const both = {
    first: { level: 0, comment: 'Too short' },
    second: { level: 2, comment: 'Very good' },
  }
  stored = assessmentOf({
    role: 'moderator',
    state: 'moderating',
    firstName: 'Anna',
    secondName: 'Budi',
    criteria: [criterion('one', both)],
  })
  await open()
  expect(screen.getByText(/differ by more than 15 points/)).toBeTruthy()
  const shown = within(card('one'))
  expect(shown.getByText('First rater: Anna').parentElement?.textContent).toContain('Too short')
  expect(shown.getByText('Second rater: Budi').parentElement?.textContent).toContain('Very good')
  expect(screen.queryByRole('button', { name: 'Ask for a second rater' })).toBeNull()
  cleanup()
  stored = assessmentOf()
  answerTo = (_, input) => {
    stored = { ...stored, version: 2, isSecondAsked: (input as { asked?: boolean }).asked === true }
    return ok(stored)
  }
  await open()
  fireEvent.click(button('Ask for a second rater'))
  await screen.findByText(/^A second rater is needed/)
  fireEvent.click(button('Withdraw the request'))
  await waitFor(() =>
    expect(sent.map(([, input]) => input)).toEqual([
      { sign: 'a1', version: 1, asked: true },
      { sign: 'a1', version: 2, asked: false },
    ]),
  )
})

it('[PRC-066] a criterion and the total can be overridden with a reason, and both numbers are shown', async () => {
  stored = assessmentOf({
    criteria: [criterion('one', { percent: 60, first: { level: 1, comment: '' } })],
    total: 60,
  })
  answerTo = (_, input) => {
    const { key, percent, reason } = input as unknown as {
      key: string | null
      percent: number
      reason: string
    }
    const { version, total, criteria, changes } = stored
    const at = `2026-11-28T04:0${version}:00Z`
    stored = {
      ...stored,
      version: version + 1,
      total: percent,
      criteria: criteria.map((one) => (key ? { ...one, override: percent, percent } : one)),
      changes: [...changes, { key, before: total, after: percent, reason, byName: 'Anna', at }],
    }
    return ok(stored)
  }
  await open()
  const change = async (name: string, percent: string, reason: string) => {
    fireEvent.click(button(name))
    const dialog = within(await screen.findByRole('dialog'))
    const field = () => dialog.getByLabelText<HTMLInputElement>(/^New percent/)
    fireEvent.change(field(), { target: { value: '101' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Change' }))
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
    const why = dialog.getByLabelText(/^Reason/)
    expect(why.getAttribute('aria-invalid')).toBe('true')
    fireEvent.change(field(), { target: { value: percent } })
    fireEvent.change(why, { target: { value: reason } })
    fireEvent.click(dialog.getByRole('button', { name: 'Change' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await change('Change by hand: Criterion one', '80', 'Late files')
  expect(within(card('one')).getByText('instead of 60%')).toBeTruthy()
  await change('Change the total', '90', 'Helped others')
  expect(sent.map(([, input]) => input)).toEqual([
    { sign: 'a1', version: 1, key: 'one', percent: 80, reason: 'Late files' },
    { sign: 'a1', version: 2, key: null, percent: 90, reason: 'Helped others' },
  ])
  expect(screen.getByRole('heading', { name: 'Total: 90%' })).toBeTruthy()
  expect(screen.getByText('instead of 80%')).toBeTruthy()
  expect([screen.getByText('60% → 80%'), screen.getByText('80% → 90%')]).toHaveLength(2)
  expect([screen.getByText(/Late files/), screen.getByText(/Helped others/)]).toHaveLength(2)
})

it('an appeal is decided with another total, and levels cannot be changed after the release', async () => {
  const appeal = {
    text: 'The port was closed.',
    at: '2026-11-28T04:03:00Z',
    answer: '',
    answeredAt: null,
    totalBefore: 60,
    totalAfter: null,
  }
  stored = assessmentOf({
    state: 'appealed',
    releasedAt: '2026-11-28T04:03:00Z',
    total: 60,
    criteria: [criterion('one', { percent: 60, first: { level: 1, comment: 'Short' } })],
    appeal,
  })
  answerTo = () => {
    const answered = {
      answer: 'You are right.',
      answeredAt: '2026-11-29T04:03:00Z',
      totalAfter: 70,
    }
    stored = {
      ...stored,
      version: 2,
      state: 'final',
      total: 70,
      appeal: { ...appeal, ...answered },
    }
    return ok(stored)
  }
  await open()
  expect(screen.getByText('The port was closed.')).toBeTruthy()
  expect([radio('one', /Fair/).checked, radio('one', /Fair/).disabled]).toEqual([true, true])
  expect(button('Change by hand: Criterion one')).toBeTruthy()
  fireEvent.click(button('Answer the appeal'))
  const answer = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your answer/ })
  await waitFor(() => expect(answer.getAttribute('aria-invalid')).toBe('true'))
  expect(sent).toEqual([])
  fireEvent.change(answer, { target: { value: 'You are right.' } })
  fireEvent.change(screen.getByRole('textbox', { name: /^New total/ }), { target: { value: '70' } })
  await act(async () => void fireEvent.click(button('Answer the appeal')))
  expect(await screen.findByText('Total before 60%, after 70%')).toBeTruthy()
  expect(sent).toEqual([
    ['answerAppeal', { sign: 'a1', version: 1, answer: 'You are right.', percent: 70 }],
  ])
})

it('[PRC-063] [PRC-140] an automatic rating names the week, seat and order it is based on, and links to the run there', async () => {
  const machine = { points: 12, of: 35, level: 0 }
  stored = assessmentOf({
    criteria: [criterion('one', { source: 'machine', evidence: 'cost', machine })],
    decisions: [
      { part: 'cost', day: 12, seat: 'factory', decided: 38, byBot: false, amount: 4_250 },
    ],
  })
  await open()
  await screen.findByText(
    'Week 12, Factory: 38 ordered. No week of any seat cost the chain more (42.50).',
  )
  const link = screen.getByRole('link', { name: 'Open week 12 of the run' })
  expect(link.getAttribute('href')).toBe('/practiceRun/r1?assessment=a1&day=12&seat=factory')
})

it('[PRC-185] the evidence of an automatic rating says that a bot played the seat', async () => {
  const machine = { points: 12, of: 35, level: 0 }
  stored = assessmentOf({
    criteria: [criterion('one', { source: 'machine', evidence: 'cost', machine })],
    decisions: [
      { part: 'cost', day: 12, seat: 'factory', decided: 38, byBot: true, amount: 4_250 },
    ],
  })
  await open()
  await screen.findByText(/^Week 12, Factory \(played by the bot\): 38 ordered\./)
})
