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
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '../../../app/paths.ts'
import { PostPage } from '../posts/post-page.tsx'
import { PostsPage } from '../posts/posts-page.tsx'
import { newCompany } from './company-values.ts'
import { CompanyPage } from './company-page.tsx'

const textsOf = (file: string) =>
  JSON.parse(readFileSync(`${import.meta.dirname}/../../../${file}`, 'utf8')) as object

const stored = { ...newCompany, sign: 'maju', name: 'Kedai Maju', version: 3 }
const card = (positionId: string, state: string) => ({
  positionId,
  title: `Post ${positionId}`,
  cityName: 'Kuala Lumpur',
  remote: false,
  state,
  publishedAt: '2026-11-01T00:00:00.000Z',
  endsAt: '2026-12-01T00:00:00.000Z',
  salary: { least: null, most: null, currency: 'MYR', per: 'month', negotiable: false },
  companyName: 'Kedai Maju',
  recommended: false,
  takenDownReason: '',
  version: 0,
})

let answers: Record<string, (input: Record<string, unknown>) => object>
const asked: [string, Record<string, unknown>][] = []
const inputsOf = (call: string) => asked.filter(([name]) => name === call).map(([, input]) => input)

beforeEach(() => {
  asked.length = 0
  answers = {}
  vi.stubGlobal('fetch', async (url: unknown, init?: RequestInit) => {
    const name = String(url).split('?')[0]?.split('/').at(-1) ?? ''
    const input = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as object as never
    asked.push([name, input])
    const answer = answers[name]?.(input)
    const isRefusal = answer !== undefined && 'refused' in answer && 'msg' in answer
    const body = isRefusal
      ? { ok: false, code: -4, data: null, ...answer }
      : { ok: true, code: 200, msg: '', data: answer ?? [] }
    return Response.json(body, { status: isRefusal ? 409 : 200 })
  })
})
afterEach(() => vi.unstubAllGlobals())

async function open(at: string) {
  const root = createRootRoute({ component: Outlet })
  const getParentRoute = () => root
  const routes = [
    createRoute({ getParentRoute, path: paths.company, component: CompanyPage }),
    createRoute({
      getParentRoute,
      path: paths.posts,
      validateSearch: readsWords(),
      component: PostsPage,
    }),
    createRoute({ getParentRoute, path: paths.post, component: PostPage }),
  ]
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [at] }),
  })
  await renderWithSite(<RouterProvider router={router as never} />, 'en', {
    employment: textsOf('modules/employment/texts/en.json'),
    app: textsOf('app/texts/en.json'),
  })
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('the form of a company', () => {
  it('[JOB-093] a faulty field shows its error beside it and nothing is sent', async () => {
    answers['keptCompany'] = () => stored
    await open('/employment/companies/maju')
    await screen.findByRole('heading', { name: 'Kedai Maju' })
    type(/^E-mail address/, 'nobody')
    type(/^Website/, 'ftp://maju.example')
    press('Save')
    await screen.findByText('Please enter a correct e-mail address.')
    screen.getByText(/Start with https:\/\/ or http/)
    expect(inputsOf('saveCompany')).toEqual([])
  })

  it('[JOB-093] a newer copy is shown beside the local one, and saving builds on the newer version', async () => {
    let now = stored
    answers['keptCompany'] = () => now
    answers['saveCompany'] = ({ version, ...fields }) =>
      version === now.version
        ? { ...now, ...fields, version: now.version + 1 }
        : {
            refused: true,
            msg: 'changed',
            extend: { refusal: 'alreadyDone', reason: 'changedMeanwhile' },
          }
    await open('/employment/companies/maju')
    await screen.findByRole('heading', { name: 'Kedai Maju' })
    type(/^Name/, 'Kedai Kita')
    now = { ...stored, name: 'Kedai Mereka', version: 4 }
    press('Save')
    await screen.findByText('Kedai Mereka')
    screen.getByText('Kedai Kita')
    press('Keep mine')
    await waitFor(() => expect(inputsOf('saveCompany')).toHaveLength(2))
    expect(inputsOf('saveCompany')[1]).toMatchObject({ name: 'Kedai Kita', version: 4 })
  })
})

describe('the form of a post', () => {
  it('[JOB-052] [JOB-095] a minimum above the maximum is refused beside the field, and characters are counted', async () => {
    await open('/employment/posts/new')
    await screen.findByRole('heading', { name: 'New job post' })
    expect(screen.queryByText(/^Saved/)).toBeNull()
    type(/^Description/, 'Runs the shop')
    screen.getByText('13 of 5,000 characters')
    type(/^Minimum/, '500')
    type(/^Maximum/, '400')
    press('Save')
    await screen.findByText('The minimum cannot be above the maximum.')
    screen.getByText('The maximum cannot be below the minimum.')
    screen.getByText('Please choose the company.')
    screen.getByText('Please enter a title.')
    expect(inputsOf('savePost')).toEqual([])
  })

  it('[JOB-095] up to twelve skills can be added', async () => {
    await open('/employment/posts/new')
    await screen.findByRole('heading', { name: 'New job post' })
    for (let at = 0; at < 12; at += 1) press('Add a skill')
    expect(screen.getByRole('button', { name: 'Add a skill' })).toHaveProperty('disabled', true)
    screen.getByText('12 of 12')
  })
})

describe('the list of posts', () => {
  it('[JOB-097] the chosen posts are prolonged, and posts that were not are named with the reason', async () => {
    answers['managePosts'] = () => ({ list: [card('a', 'live'), card('b', 'draft')], total: 2 })
    answers['manageCompanies'] = () => ({ list: [], total: 0 })
    answers['prolongPosts'] = () => ({
      prolonged: 1,
      refused: [{ positionId: 'b', title: 'Post b', why: 'draft' }],
    })
    await open('/employment/posts')
    for (const name of ['Choose: Post a', 'Choose: Post b'])
      fireEvent.click((await screen.findAllByRole('checkbox', { name }))[0]!)
    press('Extend')
    await screen.findByRole('heading', { name: 'Extend 2 job posts' })
    // A dialog ignores clicks in its first half second (FRM-366).
    await vi.waitFor(() =>
      expect(document.querySelector('[role="dialog"] [aria-disabled]')).toBeNull(),
    )
    fireEvent.submit(document.querySelector('[role="dialog"] form')!)
    await screen.findByText('1 job post extended')
    screen.getByText('Post b: it is a draft')
    expect(inputsOf('prolongPosts')[0]).toMatchObject({ positionIds: ['a', 'b'] })
  })
})
