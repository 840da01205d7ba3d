import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { MaintenanceNotice } from '@titian/contract'
import { toLocalField } from '@titian/site/local-time'
import { renderWithSite } from '@titian/site/testing/render'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../../app/paths.ts'
import operations from '../texts/en.json' with { type: 'json' }
import { MaintenancePage } from './maintenance-page.tsx'

const notice = (sign: string, more: Partial<MaintenanceNotice> = {}): MaintenanceNotice => ({
  sign,
  startsAt: '2026-12-05T14:00:00.000Z',
  endsAt: '2026-12-05T15:30:00.000Z',
  leadHours: 24,
  texts: {},
  state: 'planned',
  version: 3,
  ...more,
})

const words = operations.maintenance
let answer: object
const sent: { path: string; body: unknown }[] = []
beforeEach(() => {
  sent.length = 0
  answer = { ok: true, code: 200, msg: '', data: null }
  const list = [
    notice('a', { texts: { en: 'We move.', zh: '我们搬家' } }),
    notice('b', { state: 'withdrawn', endsAt: '2026-12-07T15:30:00.000Z' }),
  ]
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const path = address.split('/').at(-1) ?? ''
    if (path === 'findMaintenanceNotices')
      return Response.json({ ok: true, code: 200, msg: '', data: { list, total: 2 } })
    if (path.includes('Maintenance'))
      sent.push({ path, body: JSON.parse(typeof init?.body === 'string' ? init.body : '{}') })
    return Response.json(answer)
  })
})
afterEach(() => vi.unstubAllGlobals())

async function open() {
  const root = createRootRoute({ component: Outlet })
  const page = createRoute({
    getParentRoute: () => root,
    path: paths.maintenance,
    component: MaintenancePage,
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [paths.maintenance] }),
  })
  await renderWithSite(<RouterProvider router={router as never} />, 'en', { operations })
  await screen.findByText('We move.')
}

const type = (dialog: HTMLElement, label: string | RegExp, value: string) =>
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } })
/** A dialog ignores clicks in its first half second (FRM-366). */
async function press(dialog: HTMLElement, name: string) {
  await waitFor(() => expect(dialog.querySelector('[aria-disabled]')).toBeNull(), { timeout: 3000 })
  fireEvent.click(within(dialog).getByRole('button', { name }))
}

it('[OPS-076] lists the notices with time, state and texts, and actions for those that are not over', async () => {
  await open()
  const [, first, second] = screen.getAllByRole('row')
  for (const text of [words.state.planned, 'We move.', '我们搬家', '24'])
    expect(first?.textContent).toContain(text)
  expect(second?.textContent).toContain(words.noText)
  expect(first?.textContent).toMatch(/5 Dec 2026, \d\d:00 – \d\d:30/)
  expect(second?.textContent).toMatch(/5 Dec 2026, \d\d:00 – 7 Dec 2026, \d\d:30/)
  expect(within(first ?? document.body).getAllByRole('button')).toHaveLength(2)
  expect(within(second ?? document.body).queryAllByRole('button')).toHaveLength(0)
})

it('[OPS-076] writes a notice with times of the reader as moments, and shows wrong times beside the field', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: words.add }))
  const dialog = await screen.findByRole('dialog')
  type(dialog, /^Start/, '2030-01-01T22:00')
  type(dialog, /^End/, '2030-01-01T21:00')
  type(dialog, words.text.my, 'Kami berpindah.')
  await press(dialog, words.save)
  expect(await within(dialog).findByText('The end must be after the start.')).toBeTruthy()
  expect(sent).toEqual([])
  type(dialog, /^End/, '2030-01-01T23:00')
  await press(dialog, words.save)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    path: 'writeMaintenanceNotice',
    body: {
      startsAt: new Date('2030-01-01T22:00').toISOString(),
      endsAt: new Date('2030-01-01T23:00').toISOString(),
      leadHours: 24,
      texts: { en: '', zh: '', my: 'Kami berpindah.' },
    },
  })
})

it('[OPS-077] changes a notice with the version that was read, and says when another person was first', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: /^Change the notice/ }))
  const dialog = await screen.findByRole('dialog')
  const start = within(dialog).getByLabelText<HTMLInputElement>(/^Start/)
  expect(start.value).toBe(toLocalField('2026-12-05T14:00:00.000Z'))
  answer = {
    ok: false,
    code: -4,
    msg: 'Someone else has changed this notice.',
    extend: { refusal: 'alreadyDone', reason: 'maintenanceChanged' },
  }
  type(dialog, words.text.en, 'We move to a new machine.')
  await press(dialog, words.save)
  expect(await within(dialog).findByRole('alert')).toBeTruthy()
  expect(sent[0]).toMatchObject({
    path: 'changeMaintenanceNotice',
    body: { sign: 'a', version: 3, texts: { en: 'We move to a new machine.', zh: '我们搬家' } },
  })
})

it('[OPS-077] withdraws a notice after a question', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: /^Withdraw the notice/ }))
  const dialog = await screen.findByRole('dialog')
  expect(sent).toEqual([])
  await press(dialog, words.withdraw)
  await waitFor(() =>
    expect(sent).toEqual([{ path: 'withdrawMaintenanceNotice', body: { sign: 'a' } }]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
