import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { TitianProvider } from '@titian/ui'
import { fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyCourse } from '../facts/course-values.ts'
import { VersionsDialog } from './versions-dialog.tsx'

const list = [
  { version: 9, savedAt: '2026-11-24T08:00:00.000Z', byName: 'Siti' },
  { version: 5, savedAt: '2026-11-20T08:00:00.000Z', byName: 'Wei Jie' },
  { version: 2, savedAt: '2026-11-18T08:00:00.000Z', byName: 'Siti' },
]
const summaryOf = (version: number) => ({
  courseNameTexts: { en: `Rice ${version}` },
  contentTexts: {},
  courseDetailsTexts: {},
  courseDetailsTwoTexts: {},
  coursePicturePath: null,
  coursePrice: 5,
  courseScore: 0,
  courseTime: 12,
  courseTypeIdSign: null,
  courseType2IdSign: null,
  courseType3IdSign: null,
  courseKindId: 4,
  sort: 0,
  type: 2,
})

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: unknown, init?: RequestInit) => {
    const url = String(address)
    const sent = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as {
      version?: number
    }
    const isList = url.endsWith('courseVersions')
    const data = isList
      ? { list }
      : url.endsWith('courseVersion')
        ? summaryOf(sent.version ?? 0)
        : []
    return new Response(JSON.stringify({ ok: true, code: 200, msg: '', data }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const now = {
  ...emptyCourse,
  names: { ...emptyCourse.names, en: 'Tea' },
  coursePrice: 99,
  courseTime: 12,
}
const onTake = vi.fn()

async function open(mayPrice: boolean) {
  onTake.mockClear()
  const texts = createInstance()
  await texts.use(initReactI18next).init({ lng: 'en', resources: {} })
  render(
    <TitianProvider language="en">
      <QueryClientProvider client={new QueryClient()}>
        <I18nextProvider i18n={texts}>
          <VersionsDialog
            sign="s"
            values={now}
            mayPrice={mayPrice}
            onTake={onTake}
            onClose={() => undefined}
          />
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
  const versions = await screen.findByLabelText('versions.choose')
  fireEvent.change(versions, { target: { value: '2' } })
  expect(await screen.findByText('Rice 2')).toBeTruthy()
  expect(screen.getByText('Tea')).toBeTruthy()
  return versions
}

it('[TCH-164] an earlier version shows its differences and can be put back into the form', async () => {
  const versions = await open(true)
  const offered = [...versions.querySelectorAll('option')].map(({ value }) => value)
  expect(offered).toEqual(['5', '2'])
  expect(screen.queryByText('field.hours')).toBeNull()
  // A dialog ignores clicks in its first half second (FRM-366).
  await vi.waitFor(() =>
    expect(document.querySelector('[role="dialog"] [aria-disabled]')).toBeNull(),
  )
  fireEvent.click(screen.getByRole('button', { name: 'versions.putBack' }))
  expect(onTake).toHaveBeenCalledWith(
    expect.objectContaining({ names: { en: 'Rice 2', zh: '', my: '' }, coursePrice: 5 }),
  )
})

it('[TCH-164] putting a version back leaves the price unchanged for people who may not set it', async () => {
  await open(false)
  expect(screen.queryByText('field.price')).toBeNull()
  // A dialog ignores clicks in its first half second (FRM-366).
  await vi.waitFor(() =>
    expect(document.querySelector('[role="dialog"] [aria-disabled]')).toBeNull(),
  )
  fireEvent.click(screen.getByRole('button', { name: 'versions.putBack' }))
  expect(onTake).toHaveBeenCalledWith(expect.objectContaining({ coursePrice: 99 }))
})
