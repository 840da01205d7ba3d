import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { exams } from '@titian/contract'
import { TitianProvider } from '@titian/ui'
import { fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../../../app/paths.ts'
import { QueuePage } from './queue-page.tsx'

const [first, second] = ['a'.repeat(22), 'b'.repeat(22)]
afterEach(() => vi.unstubAllGlobals())

const question = (subjectId: string, number: number) => ({
  subjectId,
  number,
  maxScore: 10,
  waiting: 1,
  item: { kind: 'shortAnswer', stem: `Question ${number}`, analysis: '' },
})
const entry = {
  recordId: 'r',
  version: 1,
  userName: 'Mei',
  studentCard: null,
  number: 1,
  submittedAt: null,
  waiting: 1,
  answer: 'Words of the first',
  marks: [],
}
const queue = {
  list: [entry],
  total: 1,
  papers: 1,
  answers: 2,
  questions: [question(first, 1), question(second, 2)],
}

/** The answers to the second question never arrive. */
function answer(address: string, { body }: { body?: string } = {}) {
  const isQueue = address.includes(exams.markingQueue.path)
  if (isQueue && body?.includes(second)) return new Promise(() => {})
  const data = isQueue ? queue : { examinationName: 'Test' }
  return Promise.resolve(Response.json({ ok: true, code: 200, msg: '', data }))
}

it('[EXM-186] answers to one question are never shown under the text of another', async () => {
  vi.stubGlobal('fetch', answer)
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: paths.marking,
    component: QueuePage,
  })
  const address = `${paths.marking.replace('$sign', 'c'.repeat(22))}?subjectId=${first}`
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  const texts = createInstance()
  await texts.use(initReactI18next).init({ lng: 'en' })
  render(
    <TitianProvider language="en">
      <QueryClientProvider client={new QueryClient()}>
        <I18nextProvider i18n={texts}>
          <RouterProvider router={router as never} />
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
  expect(await screen.findByText('Words of the first')).toBeTruthy()
  fireEvent.change(screen.getByRole('combobox'), { target: { value: second } })
  await vi.waitFor(() => expect(router.state.location.search).toMatchObject({ subjectId: second }))
  await vi.waitFor(() => expect(screen.queryByText('Words of the first')).toBeNull())
})
