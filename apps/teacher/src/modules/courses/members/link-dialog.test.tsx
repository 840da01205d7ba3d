import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { sharing, type ShareRecord } from '@titian/contract'
import { TitianProvider } from '@titian/ui'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import links from '../../../../../../packages/site/src/share-links/texts/en.json' with { type: 'json' }
import texts from '../texts/en.json' with { type: 'json' }
import { LinkDialog } from './link-dialog.tsx'

const made: ShareRecord = {
  sign: 's',
  link: 'http://school/courseDetail/c?shareCode=x',
  courseSign: 'c',
  courseName: 'Tea',
  way: 1,
  createTime: '2026-11-01T00:00:00.000Z',
  state: 'open',
  expireTime: null,
  activateTime: null,
  seats: 40,
  used: 12,
  userName: null,
  userPhone: null,
}
const arrival = {
  userName: 'Mei',
  studentCard: 'A1',
  className: '3A',
  sharerName: 'Siti',
  arrivedAt: '2026-11-02T00:00:00.000Z',
  inCourse: false,
}
let own: ShareRecord[] = []
let may = true
let isGone = false
let sent: unknown

beforeEach(() => {
  own = []
  may = true
  isGone = false
  sent = undefined
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const answers: Record<string, () => unknown> = {
      [sharing.mayShareCourse.path]: () => ({ may }),
      [sharing.listShareLinks.path]: () => ({ list: own, total: own.length }),
      [sharing.listShareArrivals.path]: () => ({ list: [arrival], total: 1 }),
      [sharing.createShareLink.path]: () => {
        sent = JSON.parse(body)
        own = [made]
        return made
      },
    }
    if (isGone) return Response.json({ ok: false, code: -6, msg: 'Gone', data: null })
    const data = answers[new URL(url, 'http://localhost').pathname.replace('/api/v1', '')]?.()
    return Response.json({ ok: true, code: 200, msg: '', data })
  })
})
afterEach(() => vi.unstubAllGlobals())

async function open() {
  const i18n = createInstance()
  const client = new QueryClient()
  const resources = { en: { courses: texts, 'share-links': links, site: {} } }
  await i18n.use(initReactI18next).init({ lng: 'en', resources })
  render(
    <TitianProvider language="en">
      <QueryClientProvider client={client}>
        <I18nextProvider i18n={i18n}>
          <LinkDialog courseIdSign="c" onClose={() => {}} />
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
  return client
}

it('[TCH-157] one click creates a link for a class and shows it with its number of places', async () => {
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Create the link' }))
  expect(await screen.findByText(made.link)).toBeTruthy()
  expect(sent).toEqual({ courseIdSign: 'c', way: 1, seats: 50, validDays: 30 })
  expect(screen.getByText('12 of 40 places taken · No end date')).toBeTruthy()
})

it('[TCH-157] [FRM-191] a number of places outside the limits stays as typed and is refused beside its field', async () => {
  await open()
  const seats = await screen.findByRole<HTMLInputElement>('textbox', { name: /Number of places/ })
  for (const wrong of ['1', '0', '99999']) {
    fireEvent.change(seats, { target: { value: wrong } })
    fireEvent.blur(seats)
    expect(seats.value).toBe(wrong)
    fireEvent.click(screen.getByRole('button', { name: 'Create the link' }))
    expect(await screen.findByText(/^A whole number from [12] to \d+\.$/)).toBeTruthy()
  }
  expect(sent).toBeUndefined()
})

it('[TCH-157] the open link is shown again, but not one for a single person or one that has ended', async () => {
  own = [
    { ...made, sign: 'one', seats: 1, link: 'http://school/one' },
    { ...made, sign: 'over', state: 'expired', link: 'http://school/over' },
    made,
  ]
  await open()
  expect(await screen.findByText(made.link)).toBeTruthy()
  expect(screen.queryByText('http://school/one')).toBeNull()
  expect(screen.queryByText('http://school/over')).toBeNull()
})

it('[TCH-157] the dialog says why a person may not create a link, and lists who joined by one', async () => {
  may = false
  await open()
  expect(await screen.findByText(/^Links are created by the lead teacher or by staff/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Create the link' })).toBeNull()
  expect(await screen.findByText(/3A · A1 .* no longer in the course/)).toBeTruthy()
})

it('[RES-156] the typed number of places is kept when a later load of the links fails', async () => {
  const client = await open()
  const seats = await screen.findByRole('textbox', { name: /How many|Places|Seats/i })
  fireEvent.change(seats, { target: { value: '33' } })
  isGone = true
  await act(() => client.refetchQueries())
  expect(screen.getByDisplayValue('33')).toBeTruthy()
})
