import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import type { CoinCredit } from '@titian/contract'
import { TitianProvider } from '@titian/ui'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import texts from '../texts/en.json' with { type: 'json' }
import { DecideCredit } from './decide-credit.tsx'

const asked: unknown[] = []
const credit: CoinCredit = {
  sign: 'credit',
  userSign: 'person',
  name: 'Nur Aisyah',
  areaCode: '60',
  mobile: '123456002',
  amount: 25_000,
  reason: 'First prize',
  state: 'waiting',
  requestedBy: 'Lim Wei',
  requestTime: '2026-11-01T00:00:00.000Z',
  decidedBy: null,
  decideTime: null,
  decision: null,
  may: { decide: true },
}

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body))
    return Response.json({ ok: true, code: 200, msg: '', data: { ...credit, state: 'approved' } })
  })
})
afterEach(() => vi.unstubAllGlobals())

async function open() {
  const i18n = createInstance()
  await i18n
    .use(initReactI18next)
    .init({ lng: 'en', resources: { en: { orders: texts, site: { cancel: 'Cancel' } } } })
  render(
    <TitianProvider language="en">
      <QueryClientProvider client={new QueryClient()}>
        <I18nextProvider i18n={i18n}>
          <DecideCredit credit={credit} />
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
}

it('[ORD-106] approving coins asks for a reason first, and the first click sends nothing', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Approve 25,000 coins for Nur Aisyah' }))
  const dialog = await screen.findByRole('dialog', {
    name: 'Approve 25,000 coins for Nur Aisyah?',
  })
  expect(dialog.textContent).toContain('Requested by Lim Wei: First prize')
  const confirm = await screen.findByRole<HTMLButtonElement>('button', { name: 'Approve' })
  await vi.waitFor(() => expect(confirm.disabled).toBe(false))
  // A dialog ignores clicks in its first half second (FRM-366).
  await vi.waitFor(() =>
    expect(document.querySelector('[role="dialog"] [aria-disabled]')).toBeNull(),
  )
  fireEvent.click(confirm)
  expect(asked).toEqual([])
  fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: 'The jury signed it' } })
  fireEvent.click(confirm)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]).toEqual({ sign: 'credit', action: 'approve', reason: 'The jury signed it' })
})

it('[ORD-106] cancelling the confirmation sends nothing', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Refuse 25,000 coins for Nur Aisyah' }))
  await screen.findByRole('dialog', { name: 'Refuse 25,000 coins for Nur Aisyah?' })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toEqual([])
})
