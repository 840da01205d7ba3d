import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { accounts, orders, type StaffOrder } from '@titian/contract'
import { TitianProvider } from '@titian/ui'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import texts from '../texts/en.json' with { type: 'json' }
import { RefundOrder } from './refund-order.tsx'

const order = { idSign: 'order', currencySymbol: 'RM' } as StaffOrder
const asked: { path: string; input: Record<string, unknown> }[] = []
let isProved = false
const slow = { timeout: 5000 }

const refused = (code: number, status: number, extend: object = {}) =>
  Response.json({ ok: false, code, msg: '', data: null, extend }, { status })

/** Only the right password is accepted; without it no money is paid back. */
function answer(url: string, input: Record<string, unknown>) {
  asked.push({ path: url.replace(/^.*\/api\/v1/, '').replace(/\?.*/, ''), input })
  if (url.includes(accounts.confirmOwner.path)) {
    if (input['password'] !== 'plain:Titian2026') return refused(-212, 422)
    isProved = true
    return Response.json({ ok: true, code: 200, msg: '', data: { until: '' } })
  }
  if (!isProved)
    return refused(-2, 422, { reason: 'proofNeeded', fields: { password: 'Please enter it.' } })
  return Response.json({ ok: true, code: 200, msg: '', data: {} })
}

beforeEach(() => {
  asked.length = 0
  isProved = false
  // Without the browser's cryptography, the password is sent without hashing.
  vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never)
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) =>
    answer(url, JSON.parse(body)),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('[ORD-117] the password is asked for when the server requires it, and the next click sends the same refund', async () => {
  const i18n = createInstance()
  const staff = { proof: { password: 'Your password', hint: '', missing: 'Missing' } }
  const site = {
    cancel: 'Cancel',
    codes: { '-212/422': 'The current password is wrong.' },
  }
  await i18n
    .use(initReactI18next)
    .init({ lng: 'en', resources: { en: { orders: texts, staff, site, account: {} } } })
  render(
    <TitianProvider language="en">
      <QueryClientProvider client={new QueryClient()}>
        <I18nextProvider i18n={i18n}>
          <RefundOrder order={order} refundable={48} />
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: texts.refund.byStaff }))
  await screen.findByRole('dialog')
  const press = () =>
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Refund' }))
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'For trouble' } })
  expect(screen.queryByLabelText(/^Your password/)).toBeNull()
  // A dialog ignores clicks in its first half second (FRM-366).
  const isOpening = () => document.querySelector('[role="dialog"] [aria-disabled]')
  await waitFor(() => expect(isOpening()).toBeNull(), slow)
  press()
  await waitFor(() => expect(asked).toHaveLength(1), slow)
  const field = await screen.findByLabelText(/^Your password/, {}, slow)
  await waitFor(() => expect(document.activeElement).toBe(field), slow)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(field, { target: { value: 'Titian2025' } })
  press()
  await screen.findByText('The current password is wrong.', {}, slow)
  fireEvent.change(field, { target: { value: 'Titian2026' } })
  press()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow)
  const { confirmOwner } = accounts
  const { refundOrder } = orders
  expect(asked.map(({ path }) => path)).toEqual(
    [refundOrder, confirmOwner, confirmOwner, refundOrder].map(({ path }) => path),
  )
  const sent = asked.filter(({ path }) => path === refundOrder.path)
  expect(sent[0]?.input).toEqual(sent[1]?.input)
})
