import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { deliveryStates, type StaffApplication } from '@titian/contract'
import { TitianProvider } from '@titian/ui'
import { screen, render, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../../app/paths.ts'
import en from '../texts/en.json' with { type: 'json' }
import ms from '../texts/ms.json' with { type: 'json' }
import zh from '../texts/zh.json' with { type: 'json' }
import { ApplicationsPage } from './applications-page.tsx'

const row = (sign: string, more: Partial<StaffApplication> = {}): StaffApplication => ({
  sign,
  studentName: `Student ${sign}`,
  title: 'Shop operator',
  positionId: 'post',
  companyName: 'Kedai Maju',
  companyEmail: 'hr@company.example',
  state: 'delivered',
  mail: 'sent',
  deliveredAt: '2026-11-20T08:00:00.000Z',
  changedAt: '2026-11-20T08:00:00.000Z',
  linkEndsAt: '2027-01-19T08:00:00.000Z',
  ...more,
})

const asked: Record<string, unknown>[] = []
let list: StaffApplication[]
beforeEach(() => {
  asked.length = 0
  list = [row('one'), row('two', { state: 'offered', mail: 'failed' })]
  vi.stubGlobal('fetch', async (address: unknown, init?: RequestInit) => {
    const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}')
    const isAct = String(address).includes('renewLink')
    asked.push({ isAct, ...body })
    const data = isAct ? row('two') : { list, total: list.length }
    return Response.json({ ok: true, code: 200, msg: '', data })
  })
})
afterEach(() => vi.unstubAllGlobals())

async function open(at: string = paths.applications) {
  const texts = createInstance()
  const site = { cancel: 'Cancel' }
  await texts.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { applications: en, site } },
  })
  const root = createRootRoute({ component: Outlet })
  const page = createRoute({
    getParentRoute: () => root,
    path: paths.applications,
    component: ApplicationsPage,
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [at] }),
  })
  render(
    <TitianProvider language="en">
      <QueryClientProvider client={new QueryClient()}>
        <I18nextProvider i18n={texts}>
          <RouterProvider router={router as never} />
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
  await screen.findByText('Student one')
}

const rowOf = (name: string) => within(screen.getByText(name).closest('tr') ?? document.body)
const calls = () => asked.filter(({ isAct }) => !isAct)

it('[JOB-107] the list shows student, post, company, state and e-mail of each application', async () => {
  await open()
  const failed = rowOf('Student two')
  for (const text of ['Shop operator', 'Kedai Maju', 'hr@company.example', 'Offered', 'Failed'])
    expect(failed.getByText(text)).toBeTruthy()
})

it('the list of applications is narrowed by a word, a state and failed e-mails', async () => {
  await open()
  await userEvent.type(screen.getByLabelText('Find by student, job or company'), 'Mei{Enter}')
  await waitFor(() => expect(calls().at(-1)).toMatchObject({ text: 'Mei' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'offered')
  await waitFor(() => expect(calls().at(-1)).toMatchObject({ text: 'Mei', state: 'offered' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only with a failed e-mail' }))
  await waitFor(() => expect(calls().at(-1)).toMatchObject({ mailFailed: true }))
})

it('[JOB-107] a new link is sent once, after a confirmation that names the e-mail address', async () => {
  await open()
  const name = 'Send a new link: Shop operator, Student two'
  await userEvent.click(screen.getByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/ends at once. The new one is sent to hr@company.example/)).toBeTruthy()
  expect(asked.some(({ isAct }) => isAct)).toBe(false)
  const confirm = dialog.getByRole('button', { name: 'Send a new link' })
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull(), { timeout: 2000 })
  await userEvent.dblClick(confirm)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked.filter(({ isAct }) => isAct)).toEqual([{ isAct: true, sign: 'two' }])
})

it('[JOB-040] each delivery state has its own text in every language', () => {
  for (const { state } of [en, zh, ms])
    expect(new Set(deliveryStates.map((one) => state[one])).size).toBe(12)
})
