import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { TimelineEntry } from '@titian/contract'
import { TitianProvider } from '@titian/ui'
import { fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import words from '../texts/en.json' with { type: 'json' }
import { RecordTimeline } from './record-timeline.tsx'

const nothing = { length: null, number: null, from: null, to: null, reason: null, by: null }
const entries: TimelineEntry[] = [
  { ...nothing, at: '2026-07-31T15:03:07.000Z', kind: 'begun' },
  { ...nothing, at: '2026-07-31T15:04:09.000Z', kind: 'returned', length: 89_400 },
  { ...nothing, at: '2026-07-31T15:08:00.000Z', kind: 'returned', length: 150_000 },
  { ...nothing, at: '2026-07-31T15:09:00.000Z', kind: 'addressChanged', from: '10.1.2.*', to: '' },
  { ...nothing, at: '2026-07-31T15:10:00.000Z', kind: 'extended', reason: 'Fire alarm' },
  { ...nothing, at: '2026-07-31T16:00:00.000Z', kind: 'lateTaken', number: 3, by: 'Nurul' },
]
const asked: unknown[] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body))
    const data = { list: entries, total: entries.length, leftOut: 2 }
    return Response.json({ ok: true, code: 200, msg: '', data })
  })
})
afterEach(() => vi.unstubAllGlobals())

it('[EXM-195] the timeline is loaded on request and lists the events in order, to the second', async () => {
  const texts = createInstance()
  await texts.use(initReactI18next).init({ lng: 'en', resources: { en: { exams: words } } })
  render(
    <TitianProvider language="en">
      <QueryClientProvider client={new QueryClient()}>
        <I18nextProvider i18n={texts}>
          <RecordTimeline recordId="r" />
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
  expect(screen.getByText(/many harmless reasons/)).toBeTruthy()
  expect(asked).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByText('Started')).toBeTruthy()
  expect(screen.getByText(/:03:07/)).toBeTruthy()
  for (const text of [
    'Came back after 89 seconds',
    'Came back after 3 minutes',
    'Network address changed from 10.1.2.* to unknown',
    'Extended by the school',
    'Late answer to question 3 accepted by Nurul',
    '2 more entries were counted but not stored.',
  ])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByText(/Fire alarm/)).toBeTruthy()
  expect(asked).toEqual([{ recordId: 'r', page: 1, size: 50 }])
})
