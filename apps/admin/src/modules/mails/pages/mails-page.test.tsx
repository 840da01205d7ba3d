import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { StaffMail } from '@titian/contract'
import { TitianProvider } from '@titian/ui'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../../app/paths.ts'
import en from '../texts/en.json' with { type: 'json' }
import zh from '../texts/zh.json' with { type: 'json' }
import { MailsPage } from './mails-page.tsx'

const mail = (sign: string, more: Partial<StaffMail> = {}): StaffMail => ({
  sign,
  toName: '李玥(老师)',
  toAddress: 'hr@company.example',
  subject: `Subject ${sign}`,
  state: 'sent',
  reason: null,
  serverAnswer: '',
  tries: 1,
  createdAt: '2026-11-24T08:00:00.000Z',
  sentAt: null,
  failedAt: null,
  nextTryAt: null,
  sandboxUrl: null,
  may: { sendAgain: false },
  ...more,
})

const refused = mail('refused', {
  state: 'failed',
  reason: 'refused',
  serverAnswer: '550 5.1.1 No such user',
  may: { sendAgain: true },
})
const waiting = mail('waiting', {
  state: 'waiting',
  reason: 'unreachable',
  serverAnswer: 'connect ECONNREFUSED',
  tries: 3,
  nextTryAt: '2026-11-24T09:00:00.000Z',
})
const sent = mail('sent', { sandboxUrl: '/sandbox/mails/one%40sandbox.localhost' })
const removed = mail('removed', { toName: '', toAddress: '', subject: '', state: 'failed' })

let list: StaffMail[]
const asked: Record<string, unknown>[] = []
beforeEach(() => {
  asked.length = 0
  list = [refused, waiting, sent, removed]
  vi.stubGlobal('fetch', async (address: unknown, init?: RequestInit) => {
    const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}')
    const isAct = String(address).includes('sendAgain')
    asked.push({ isAct, ...body })
    if (isAct) list = [{ ...refused, state: 'waiting', reason: null, may: { sendAgain: false } }]
    const data = isAct ? null : { list, total: list.length }
    return Response.json({ ok: true, code: 200, msg: '', data })
  })
})
afterEach(() => vi.unstubAllGlobals())

async function open(language: 'en' | 'zh' = 'en', at: string = paths.mails) {
  const texts = createInstance()
  const resources = { en: { mails: en }, zh: { mails: zh } }
  await texts.use(initReactI18next).init({ lng: language, resources })
  const root = createRootRoute({ component: Outlet })
  const page = createRoute({ getParentRoute: () => root, path: paths.mails, component: MailsPage })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [at] }),
  })
  render(
    <TitianProvider language={language}>
      <QueryClientProvider client={new QueryClient()}>
        <I18nextProvider i18n={texts}>
          <RouterProvider router={router as never} />
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
  await screen.findByText('Subject refused')
}

const rowOf = (text: string) => within(screen.getByText(text).closest('tr') ?? document.body)

it('[JOB-069] the list shows recipient, subject, state, attempts and why an e-mail failed', async () => {
  await open()
  const failed = rowOf('Subject refused')
  expect(failed.getByText('李玥(老师)')).toBeTruthy()
  expect(failed.getByText('hr@company.example')).toBeTruthy()
  expect(failed.getByText('Failed')).toBeTruthy()
  expect(failed.getByText('The mail server refused this e-mail.')).toBeTruthy()
  expect(failed.getByText('Answer of the mail server: 550 5.1.1 No such user')).toBeTruthy()
  const tried = rowOf('Subject waiting')
  expect(tried.getByText('The mail server could not be reached.')).toBeTruthy()
  expect(tried.getByText(/^Tried 3 times, next try /)).toBeTruthy()
  expect(tried.queryByText(/Answer of the mail server/)).toBeNull()
  expect(rowOf('Removed after 90 days').getByText('Failed')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /again/ })).toHaveLength(1)
})

it('[JOB-069] each e-mail links to the sandbox if there is one, and the page is translated into Chinese', async () => {
  await open('zh')
  const link = screen.getByRole('link', { name: '在沙箱中打开“Subject sent”' })
  expect(link.getAttribute('href')).toBe('/sandbox/mails/one%40sandbox.localhost')
  expect(screen.getByText(/^已尝试 3 次，下次尝试：/)).toBeTruthy()
})

it('[JOB-069] choosing a state narrows the list to it', async () => {
  await open()
  fireEvent.click(screen.getByRole('radio', { name: 'Waiting' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ isAct: false, state: 'waiting' }))
})

it('[JOB-070] one click sends a failed e-mail again and shows its new state', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Send “Subject refused” again' }))
  await waitFor(() => expect(rowOf('Subject refused').getByText('Waiting')).toBeTruthy())
  expect(asked.find(({ isAct }) => isAct)).toMatchObject({ sign: 'refused' })
  expect(screen.queryByRole('button', { name: /again/ })).toBeNull()
})
