import { readFileSync } from 'node:fs'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { evaluations, practice, type Rubric } from '@titian/contract'
import { setPerson } from '@titian/site'
import { LeaveQuestion } from '@titian/site/staff'
import { renderWithSite } from '@titian/site/testing/render'
import { toast } from '@titian/ui'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { evaluationRoutes } from '../../routes.tsx'
import { rubricInputOf, rubricValuesOf } from '../form/rubric-values.ts'
import { starters } from '../starters/starters.ts'
import { buttonOf, confirm, fieldAt, press, write } from '../testing/page-parts.ts'

const texts = JSON.parse(
  readFileSync(`${import.meta.dirname}/../../texts/en.json`, 'utf8'),
) as object

interface Sent extends Partial<Rubric> {
  key?: string
}

/**
 * The rubrics of the fake server by their sealed ids; `fails` replaces the next response with a
 * failure.
 */
let rubrics: Map<string, Rubric>
let sent: { path: string; body: Sent }[]
let fails: ((path: string, body: Sent) => void) | null
let keys: Map<string, string>

/** Few levels are enough. Each query by role inspects every field of the page, which is slow. */
const short = starters.calmChain.criteria.map((one) => ({
  ...one,
  levels: [one.levels.slice(0, 1), one.levels.slice(-1)].flat(),
}))

const rubricOf = (changes: Partial<Rubric> = {}): Rubric => ({
  ...rubricInputOf(rubricValuesOf({ ...starters.calmChain, criteria: short })),
  sign: 'one',
  name: 'A calm chain',
  state: 'draft',
  number: 1,
  authorName: 'Siti',
  mayChange: true,
  changedAt: '2026-11-29T08:00:00.000Z',
  version: 0,
  ...changes,
})

class Refused extends Error {
  readonly answer: object
  constructor(reason: string) {
    super(reason)
    this.answer = { ok: false, code: -4, msg: reason, data: null, extend: { reason } }
  }
}

function upon({ sign = '', version }: Sent): Rubric {
  const rubric = rubrics.get(sign)
  if (!rubric || rubric.version !== version) throw new Refused('changedMeanwhile')
  return rubric
}

function put(rubric: Rubric): Rubric {
  rubrics.set(rubric.sign, rubric)
  return rubric
}

function save(body: Sent): Rubric {
  const name = body.names?.en ?? ''
  if (body.sign) {
    const before = upon(body)
    if (before.state !== 'draft') throw new Refused('rubricNotDraft')
    return put({ ...before, ...body, name, version: before.version + 1 })
  }
  const made = rubrics.get(keys.get(body.key ?? '') ?? '')
  if (made) return made
  const sign = `made${keys.size}`
  keys.set(body.key ?? '', sign)
  return put(rubricOf({ ...(body as Partial<Rubric>), sign, name, version: 0 }))
}

const acts: Record<string, (body: Sent) => unknown> = {
  [evaluations.listRubrics.path]: ({ name = '' }) => {
    const list = [...rubrics.values()].filter((one) => one.name.includes(name))
    return {
      list: list.map((rubric) => ({ ...rubric, criteria: rubric.criteria.length })),
      total: list.length,
    }
  },
  [evaluations.rubricBySign.path]: ({ sign = '' }) => rubrics.get(sign),
  [evaluations.saveRubric.path]: save,
  [evaluations.publishRubric.path]: (body) =>
    put({ ...upon(body), state: 'published', version: (body.version ?? 0) + 1 }),
  [evaluations.retireRubric.path]: (body) =>
    put({ ...upon(body), state: 'retired', version: (body.version ?? 0) + 1 }),
  [evaluations.newRubricVersion.path]: ({ sign = '' }) =>
    put({ ...rubricOf(rubrics.get(sign)), sign: 'two', state: 'draft', number: 2, version: 0 }),
  [evaluations.removeRubric.path]: (body) => {
    rubrics.delete(upon(body).sign)
    return true
  },
}

function answerTo(path: string, body: Sent): object {
  if (path === practice.practiceList.path) return { data: [] }
  sent.push({ path, body })
  const fail = fails
  fails = null
  fail?.(path, body)
  return { data: acts[path]?.(body) ?? [] }
}

beforeEach(() => {
  setPerson('anna')
  rubrics = new Map([['one', rubricOf()]])
  keys = new Map()
  sent = []
  fails = null
  vi.spyOn(toast, 'failure').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    const path = new URL(url, 'http://localhost').pathname.replace('/api/v1', '')
    try {
      const answer = answerTo(path, JSON.parse(body ?? '{}') as Sent)
      return Response.json({ ok: true, code: 200, msg: '', ...answer })
    } catch (error) {
      if (error instanceof Refused) return Response.json(error.answer, { status: 409 })
      throw error
    }
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function open(address: string) {
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <LeaveQuestion />
      </>
    ),
  })
  const router = createRouter({
    routeTree: root.addChildren(evaluationRoutes(root as never)),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  await renderWithSite(<RouterProvider router={router as never} />, 'en', { evaluations: texts })
  return router
}

const saved = () => sent.filter(({ path }) => path === evaluations.saveRubric.path)
const nameField = () => fieldAt('names')

it('[PRC-114] the list shows the actions of each state, and none to a colleague', async () => {
  put(rubricOf({ sign: 'p', name: 'Public', state: 'published', number: 3 }))
  put(rubricOf({ sign: 'f', name: 'Used', state: 'frozen' }))
  put(rubricOf({ sign: 'r', name: 'Retired one', state: 'retired' }))
  put(rubricOf({ sign: 'c', name: 'Of a colleague', mayChange: false }))
  await open('/rubrics')
  await screen.findByText('Public', undefined, { timeout: 5000 })
  const actsIn = (name: string) => {
    const row = screen.getAllByRole('row').find((one) => within(one).queryByText(name))
    return row
      ? within(row)
          .queryAllByRole('button')
          .map((one) => one.textContent)
      : null
  }
  expect(actsIn('A calm chain')).toEqual(['Remove draft', 'Publish'])
  expect(actsIn('Public')).toEqual(['Retire', 'New version'])
  expect(actsIn('Used')).toEqual(['Retire', 'New version'])
  expect(actsIn('Retired one')).toEqual(['New version'])
  expect(actsIn('Of a colleague')).toEqual([])
})

it('[PRC-114] publishing asks for confirmation, and a double click sends it once', async () => {
  await open('/rubrics')
  await press('Publish A calm chain')
  expect(rubrics.get('one')?.state).toBe('draft')
  await confirm('Publish “A calm chain”?', 'Publish', 2)
  await buttonOf('Retire A calm chain')
  expect(sent.filter(({ path }) => path === evaluations.publishRubric.path)).toHaveLength(1)
  expect(rubrics.get('one')?.state).toBe('published')
})

it('[PRC-114] an action on an outdated copy changes nothing, says so, and shows the current copy', async () => {
  await open('/rubrics')
  await press('Remove draft: A calm chain')
  put(rubricOf({ state: 'published', version: 5 }))
  await confirm('Remove the draft “A calm chain”?', 'Remove draft')
  await buttonOf('Retire A calm chain')
  expect(toast.failure).toHaveBeenCalledWith(
    expect.stringContaining('Someone has changed this rubric'),
  )
  expect(rubrics.get('one')?.state).toBe('published')
})

it('[PRC-116] an empty list invites to create a rubric or to start from one of four templates', async () => {
  rubrics.clear()
  const router = await open('/rubrics')
  await screen.findByText('No rubric yet', undefined, { timeout: 5000 })
  expect(screen.getAllByText('New rubric').length).toBeGreaterThan(1)
  const links = ['A calm chain', 'Reasons before results', 'One chain, one team', 'Written work']
  for (const name of links) expect(screen.getByText(name).closest('a')).toBeTruthy()
  fireEvent.click(screen.getByText('Written work'))
  expect((await nameField()).value).toBe('Written work')
  await press('Create the draft')
  await waitFor(() => expect(router.state.location.pathname).toBe('/rubric/made0'))
  expect(rubrics.get('made0')).toMatchObject({ kind: null, name: 'Written work', state: 'draft' })
})

it('[PRC-115] when the first response is lost, one rubric is created with all typed text, also after a reload', async () => {
  const router = await open('/newRubric?starter=calmChain')
  write(await nameField(), 'First words')
  fails = (_, body) => {
    save(body)
    throw new TypeError('the answer was lost')
  }
  await press('Create the draft')
  await waitFor(() => expect(rubrics.size).toBe(2))
  await waitFor(() => expect(saved()).toHaveLength(1))
  cleanup()
  const again = await open('/newRubric?starter=calmChain')
  const name = await nameField()
  expect(name.value).toBe('First words')
  write(name, 'Second words')
  await press('Create the draft')
  await waitFor(() => expect(again.state.location.pathname).toBe('/rubric/made0'))
  expect([...rubrics.keys()]).toEqual(['one', 'made0'])
  expect(rubrics.get('made0')?.name).toBe('Second words')
  expect(router.state.location.pathname).toBe('/newRubric')
})

it('[PRC-115] a form with errors is not sent, and the first error gets the focus', async () => {
  await open('/rubric/one')
  const weight = await fieldAt('criteria.0.weight')
  write(weight, '31')
  await press('Save')
  expect(
    await screen.findAllByText('All weights add up to 101. They must add up to 100.'),
  ).toHaveLength(4)
  await waitFor(() => expect(document.activeElement).toBe(weight))
  expect(saved()).toEqual([])
})

it('[PRC-115] typed text survives a reload, and both copies are shown when a colleague has saved', async () => {
  await open('/rubric/one')
  write(await nameField(), 'Mine')
  cleanup()
  await open('/rubric/one')
  expect((await nameField()).value).toBe('Mine')
  put(rubricOf({ names: { en: 'Of a colleague' }, version: 1 }))
  await press('Save')
  await screen.findByText('Someone else has saved a newer version')
  expect(rubrics.get('one')?.names.en).toBe('Of a colleague')
  await press('Keep mine')
  await press('Save')
  await waitFor(() => expect(rubrics.get('one')?.name).toBe('Mine'))
})

it('[PRC-115] leaving asks for confirmation only when something was typed', async () => {
  const router = await open('/rubric/one')
  const name = await nameField()
  write(name, 'Unsaved')
  void router.navigate({ to: '/rubrics' })
  const question = await waitFor(() => {
    const open = document.querySelector('[role="dialog"]')
    if (!open) throw new Error('Nothing is asked.')
    return open
  })
  expect(router.state.location.pathname).toBe('/rubric/one')
  fireEvent.keyDown(question, { key: 'Escape' })
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull())
  write(name, 'A calm chain')
  await router.navigate({ to: '/rubrics' })
  await buttonOf('Publish A calm chain')
})

it('[PRC-115] publishing saves the form first and then shows the rubric read-only', async () => {
  await open('/rubric/one')
  write(await nameField(), 'Better')
  await press('Publish')
  await confirm('Publish “Better”?', 'Publish')
  await screen.findByText(/^A published rubric cannot be changed/)
  expect(rubrics.get('one')).toMatchObject({ name: 'Better', state: 'published', version: 2 })
  expect(document.querySelector('[data-path]')).toBeNull()
  expect(screen.getByRole('table', { name: 'Better' })).toBeTruthy()
  expect(screen.queryByText(/^This draft was published elsewhere/)).toBeNull()
})

it('[PRC-115] typed text can move into the next version when the draft was published elsewhere', async () => {
  const router = await open('/rubric/one')
  write(await nameField(), 'Nearly lost')
  put(rubricOf({ state: 'published', version: 1 }))
  await press('Save')
  await screen.findByText(/^This draft was published elsewhere/)
  // The page also offers to continue after a reload, when the published version is read-only.
  cleanup()
  const again = await open('/rubric/one')
  await press('Continue in a new version')
  await waitFor(() => expect(again.state.location.pathname).toBe('/rubric/two'))
  expect((await nameField()).value).toBe('Nearly lost')
  await press('Save')
  await waitFor(() => expect(rubrics.get('two')?.name).toBe('Nearly lost'))
  expect(rubrics.get('one')?.name).toBe('A calm chain')
  expect(router.state.location.pathname).toBe('/rubric/one')
})
