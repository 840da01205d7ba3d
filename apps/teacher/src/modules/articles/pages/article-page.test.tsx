// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { articles, type InputOf, type ManagedArticle } from '@titian/contract'
import { createQueryClient, setPerson } from '@titian/site'
import { TitianProvider } from '@titian/ui'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../../app/paths.ts'
import { ArticlePage } from './article-page.tsx'

// The editor has its own test, so a plain field replaces it here.
vi.mock('@titian/site/rich-text', () => ({
  RichTextField: (props: { label: string; value: string; onChange: (html: string) => void }) => (
    <textarea
      aria-label={props.label}
      value={props.value}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
    />
  ),
}))

const read = (file: string) =>
  JSON.parse(readFileSync(`${import.meta.dirname}/../../../${file}`, 'utf8')) as object
const texts = {
  app: read('app/texts/en.json'),
  articles: read('modules/articles/texts/en.json'),
  site: read('../../../packages/site/src/texts/en.json'),
  staff: read('../../../packages/site/src/staff/texts/en.json'),
  conflict: read('../../../packages/site/src/conflict/texts/en.json'),
}

type Sent = InputOf<typeof articles.updateArticle>

/** The draft of the fake server. While `isDown` is true, no save reaches the server. */
let stored: ManagedArticle
let isDown: boolean
let sent: Sent[]

function answerTo(path: string, body: Sent): [number, object] {
  if (path.endsWith(articles.managedArticle.path)) return [200, stored]
  if (!path.endsWith(articles.updateArticle.path)) return [200, []]
  if (isDown) throw new TypeError('no network')
  sent.push(body)
  if (body.version !== stored.version) return [409, { reason: 'changedMeanwhile', newer: stored }]
  stored = { ...stored, ...body, version: stored.version + 1 } as ManagedArticle
  return [200, stored]
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  setPerson('anna')
  isDown = false
  sent = []
  stored = {
    sign: 'one',
    title: 'Rice',
    state: 'draft',
    version: 1,
    category: null,
    typeSign: null,
    cover: '',
    coverPath: null,
    coverSeed: 'seed',
    content: '<p>Old</p>',
    refusal: '',
    needsApproval: false,
  } as unknown as ManagedArticle
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    const { pathname } = new URL(url, 'http://localhost')
    const [status, data] = answerTo(pathname, JSON.parse(body ?? '{}') as Sent)
    return status === 200
      ? Response.json({ ok: true, code: 200, msg: '', data })
      : Response.json({ ok: false, code: -4, msg: '', data: null, extend: data }, { status })
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function open() {
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: texts }, defaultNS: 'site' })
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: paths.article,
    component: ArticlePage,
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [paths.article.replace('$sign', 'one')] }),
  })
  render(
    <TitianProvider language="en">
      <QueryClientProvider client={createQueryClient()}>
        <I18nextProvider i18n={i18n}>
          <RouterProvider router={router as never} />
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
  return screen.findByLabelText<HTMLTextAreaElement>('Text')
}

const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

it('[CNT-092] saves a draft by itself while it is written, and says so', async () => {
  const text = await open()
  write(text, '<p>N</p>')
  write(text, '<p>New</p>')
  await vi.advanceTimersByTimeAsync(1600)
  expect(await screen.findByText(/^Saved \d/)).toBeTruthy()
  expect(sent).toMatchObject([{ content: '<p>New</p>', version: 1 }])
})

it('[CNT-092] after the page was killed, unsent text is restored and saved', async () => {
  isDown = true
  write(await open(), '<p>Nearly lost</p>')
  await vi.advanceTimersByTimeAsync(1600)
  expect(stored.content).toBe('<p>Old</p>')
  cleanup()
  isDown = false
  const text = await open()
  await vi.waitFor(() => expect(text.value).toBe('<p>Nearly lost</p>'))
  await vi.advanceTimersByTimeAsync(1600)
  await vi.waitFor(() => expect(stored.content).toBe('<p>Nearly lost</p>'))
})

it('[CNT-092] when a colleague has saved too, both copies are shown, neither is overwritten, and the chosen one is saved', async () => {
  const text = await open()
  stored = { ...stored, content: '<p>Of a colleague</p>', version: 2 }
  write(text, '<p>Mine</p>')
  await vi.advanceTimersByTimeAsync(1600)
  expect(await screen.findByText('Someone else has saved a newer version')).toBeTruthy()
  expect(await screen.findByText('Of a colleague')).toBeTruthy()
  expect(screen.getByText('Mine')).toBeTruthy()
  expect(stored.content).toBe('<p>Of a colleague</p>')
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
  await vi.advanceTimersByTimeAsync(1600)
  await vi.waitFor(() => expect(stored).toMatchObject({ content: '<p>Mine</p>', version: 3 }))
})

it('[CNT-092] a published article is saved only by a click', async () => {
  stored = { ...stored, state: 'published' }
  write(await open(), '<p>Changed</p>')
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(stored.content).toBe('<p>Changed</p>'))
})
