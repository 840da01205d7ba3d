import { readFileSync } from 'node:fs'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Evaluation, EvaluationRow, TaskChoice } from '@titian/contract'
import { renderWithSite } from '@titian/site/testing/render'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../../../app/paths.ts'
import { EvaluationPage } from './evaluation-page.tsx'

const texts = JSON.parse(
  readFileSync(`${import.meta.dirname}/../../texts/en.json`, 'utf8'),
) as object

const criterion = (key: string) => ({
  key,
  names: { en: `Criterion ${key}` },
  weight: 50,
  source: 'teacher' as const,
  evidence: '',
  levels: [{ percent: 100, names: { en: 'Good' }, texts: {} }],
})
const rubricCard = {
  sign: 'b1',
  name: 'Reasons',
  kind: 'supply-chain' as const,
  state: 'published' as const,
  number: 2,
  criteria: 2,
  authorName: 'Anna',
  mayChange: false,
  changedAt: '2026-11-27T04:03:00Z',
  version: 1,
}
const rubric = {
  ...rubricCard,
  names: { en: 'Reasons' },
  criteria: [criterion('one'), criterion('two')],
  gates: [],
}
const evaluationOf = (fields: Partial<Evaluation> = {}): Evaluation => ({
  practice: {
    sign: 'p1',
    title: 'The beer game',
    kind: 'supply-chain',
    courseSign: 'c1',
    courseName: 'Trade',
    dueAt: null,
    passLine: 60,
  },
  rubric,
  version: 3,
  mayChoose: false,
  counts: [
    { state: 'teacherRating', total: 1 },
    { state: 'moderating', total: 2 },
    { state: 'ready', total: 3 },
  ],
  students: 10,
  missing: 4,
  distribution: [0, 0, 0, 0, 0, 1, 0, 2, 0, 0],
  median: 72,
  passed: 2,
  agreement: [
    { key: 'one', pairs: 5, kappa: 612, words: 'substantial' },
    { key: 'two', pairs: 1, kappa: null, words: null },
  ],
  releasedAt: null,
  ...fields,
})
const row = (fields: Partial<EvaluationRow>): EvaluationRow => ({
  sign: 'a1',
  userId: 'u1',
  userName: '李玥',
  studentCard: null,
  state: 'ready',
  total: 72,
  criteria: [100, 44],
  isChanged: false,
  changedAt: null,
  ...fields,
})
const rows = [
  row({}),
  row({
    userId: 'u2',
    sign: 'a2',
    userName: 'Mei',
    state: 'teacherRating',
    total: null,
    criteria: [80, null],
  }),
  row({ userId: 'u3', sign: null, userName: 'Devi', state: null, total: null, criteria: [] }),
]

const fedTask = (sign: string, taskNumber: number, isTaken = false) => ({
  sign,
  title: `Task ${sign}`,
  taskNumber,
  points: 100,
  passLine: 60,
  released: true,
  isTaken,
})
const choiceOf = (fields: Partial<TaskChoice> = {}): TaskChoice => ({
  task: null,
  tasks: [fedTask('t1', 33), fedTask('t2', 34, true)],
  version: 3,
  mayChoose: true,
  ...fields,
})

let evaluation: Evaluation
let choice: TaskChoice
let sent: [string, unknown][]
let refusal: object | null

function answer(name: string, input: { state?: string }): unknown {
  if (name === 'evaluationOf') return evaluation
  if (name === 'evaluationRows') return { list: rows, total: rows.length }
  if (name === 'listRubrics') {
    const list = input.state === 'published' ? [rubricCard] : []
    return { list, total: list.length }
  }
  if (name === 'practicalTasksOf') return choice
  sent.push([name, input])
  if (name === 'choosePracticalTask') {
    if (refusal === null) choice = choiceOf({ task: 't1', version: 4 })
    return choice
  }
  if (name === 'releaseEvaluation') return { released: 3, left: 7 }
  evaluation = evaluationOf({ mayChoose: refusal === null })
  return evaluation
}

beforeEach(() => {
  sent = []
  refusal = null
  evaluation = evaluationOf()
  choice = choiceOf()
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    const name = new URL(url, 'http://localhost').pathname.split('/').at(-1) ?? ''
    const data = answer(name, JSON.parse(body ?? '{}') as { state?: string })
    if (refusal && name.startsWith('choose')) return Response.json(refusal, { status: 409 })
    return Response.json({ ok: true, code: 200, msg: '', data })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open() {
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: paths.evaluation,
    component: EvaluationPage,
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [paths.evaluation.replace('$sign', 'p1')] }),
  })
  await renderWithSite(<RouterProvider router={router as never} />, 'en', { evaluations: texts })
  await screen.findByRole('heading', { level: 1, name: 'Rating: The beer game' })
}

it('[PRC-119] the release dialog says how many results are released and how many are not and why; without a ready one there is no release', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Release all that are ready' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Release 3 assessments?' }))
  expect(dialog.getByText('7 students are not released:')).toBeTruthy()
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1: some criteria are not rated yet',
    '2: waiting for a moderator',
    '4: nothing to rate yet',
  ])
  expect(sent).toEqual([])
  const confirm = dialog.getByRole('button', { name: 'Release 3' })
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(confirm)
  await waitFor(() => expect(sent).toEqual([['releaseEvaluation', { assignment: 'p1' }]]))
  cleanup()
  evaluation = evaluationOf({ counts: [{ state: 'moderating', total: 2 }] })
  await open()
  const release = screen.getByRole<HTMLButtonElement>('button', { name: /^Release all/ })
  expect(release.disabled).toBe(true)
})

it('a table shows students against criteria with numbers, and links to the assessments that exist', async () => {
  await open()
  const table = within(await screen.findByRole('table', { name: 'Students and criteria' }))
  await table.findByText('李玥')
  const cells = table
    .getAllByRole('row')
    .map((one) => within(one).queryAllByRole('cell').slice(2))
    .map((some) => some.map(({ textContent }) => textContent))
  expect(cells).toEqual([
    [],
    ['72%, passed', '100%', '44%'],
    ['not yet rated', '80%', '–not yet rated'],
    ['not yet rated', '', ''],
  ])
  expect(table.getByRole('link', { name: 'Mei' }).getAttribute('href')).toContain('/assessment/a2')
  expect(table.queryByRole('link', { name: 'Devi' })).toBeNull()
})

it('the distribution is shown as bars and as a table, and the agreement of raters in words', async () => {
  await open()
  const plot = within(screen.getByRole('region', { name: 'Half of the totals are 72% or more' }))
  expect(plot.getByText('70–79%: 2 students')).toBeTruthy()
  fireEvent.click(plot.getByRole('button'))
  expect(plot.getByRole('row', { name: '70–79% 2' })).toBeTruthy()
  expect(screen.getByText('Substantial agreement (kappa 0.61, work: 5)')).toBeTruthy()
  expect(screen.getByText('The levels are not different enough (work: 1)')).toBeTruthy()
})

it('a published rubric can be chosen, and a refusal is shown beside the choice', async () => {
  evaluation = evaluationOf({ rubric: null, version: 0, mayChoose: true })
  refusal = {
    ok: false,
    code: -4,
    msg: 'Somebody has already rated, so the rubric cannot be changed.',
    data: null,
    extend: { reason: 'alreadyRated' },
  }
  await open()
  const use = screen.getByRole<HTMLButtonElement>('button', { name: 'Use this rubric' })
  expect(use.disabled).toBe(true)
  const choice = await screen.findByRole('radio', { name: /^Reasons/ })
  fireEvent.click(choice)
  fireEvent.click(use)
  await waitFor(() =>
    expect(sent).toEqual([['chooseRubric', { assignment: 'p1', rubric: 'b1', version: 0 }]]),
  )
  // Another teacher has now chosen the rubric, and a person has rated.
  expect(
    await screen.findByText('A person has rated, so the rubric can no longer be changed.'),
  ).toBeTruthy()
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})

it('the rubric cannot be changed once a person has rated', async () => {
  await open()
  expect(
    screen.getByText('A person has rated, so the rubric can no longer be changed.'),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Choose another rubric' })).toBeNull()
})

const taskPanel = async () => {
  await open()
  return screen.findByRole<HTMLSelectElement>('combobox', { name: 'Practical task' })
}

it('[PRC-123] [PRC-130] hand-ins have no choice of a task, because their score belongs to their own task', async () => {
  evaluation = evaluationOf({ practice: { ...evaluation.practice, kind: null } })
  await open()
  expect(await screen.findByText('李玥')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Score of a practical task' })).toBeNull()
})

it('[PRC-123] a practical task can be chosen to receive the released scores, except one that another practice feeds', async () => {
  const select = await taskPanel()
  const labels = within(select)
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ textContent, disabled }) => [textContent, disabled])
  expect(labels).toEqual([
    ['No practical task', false],
    ['33 Task t1', false],
    ['34 Task t2 (gets its score from another practice)', true],
  ])
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save the choice' })
  expect(save.disabled).toBe(true)
  fireEvent.change(select, { target: { value: 't1' } })
  fireEvent.click(save)
  await waitFor(() =>
    expect(sent).toEqual([['choosePracticalTask', { assignment: 'p1', task: 't1', version: 3 }]]),
  )
})

it('[PRC-123] a refusal of the task is shown beside the field', async () => {
  const select = await taskPanel()
  refusal = {
    ok: false,
    code: -2,
    msg: 'Please check the fields.',
    data: null,
    extend: { fields: { task: 'Another practice already gives this task its scores.' } },
  }
  fireEvent.change(select, { target: { value: 't1' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save the choice' }))
  expect(
    await screen.findByText('Another practice already gives this task its scores.'),
  ).toBeTruthy()
})

it('[PRC-123] the task cannot be changed once scores were passed on, and a link creates a task if there is none', async () => {
  choice = choiceOf({ task: 't1', mayChoose: false })
  await open()
  expect(await screen.findByText('33 Task t1')).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'Practical task' })).toBeNull()
  cleanup()
  choice = choiceOf({ tasks: [] })
  await open()
  const link = await screen.findByRole('link', { name: 'Add a practical task' })
  expect(link.getAttribute('href')).toContain('c1')
})
