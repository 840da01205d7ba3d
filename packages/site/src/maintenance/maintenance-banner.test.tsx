import { readFileSync } from 'node:fs'
import { accounts, type AnnouncedMaintenance, htmlLanguage, type Language } from '@titian/contract'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formatsOf } from '../format/formats.ts'
import { renderWithSite } from '../testing/render-with-site.tsx'
import { MaintenanceBanner } from './maintenance-banner.tsx'
import { paperEnd } from './paper-end.ts'

const now = Date.UTC(2026, 11, 5, 4)
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString()

const noticeOf = (changed: Partial<AnnouncedMaintenance> = {}): AnnouncedMaintenance => ({
  key: 'a',
  startsAt: inMinutes(120),
  endsAt: inMinutes(180),
  showsFrom: inMinutes(-600),
  texts: {},
  ...changed,
})

const files = { en: 'en', zh: 'zh', my: 'ms' } as const
const textsOf = (language: Language) =>
  JSON.parse(
    readFileSync(`${import.meta.dirname}/texts/${files[language]}.json`, 'utf8'),
  ) as Record<string, string>

/** The language of the page is that of its texts, which `renderWithSite` leaves open. */
async function show(notice = noticeOf(), language: Language = 'en') {
  const lng = htmlLanguage[language]
  const spoken = createInstance()
  const resources = { [lng]: { maintenance: textsOf(language) } }
  await spoken.use(initReactI18next).init({ lng, resources, interpolation: { escapeValue: false } })
  return renderWithSite(
    <I18nextProvider i18n={spoken}>
      <MaintenanceBanner key={notice.key} notice={notice} />
    </I18nextProvider>,
  )
}
const banner = () => screen.queryByRole('region')
/** What a timer has changed is drawn at the end of `act`, and may start timers itself. */
async function pass(minutes: number) {
  await act(() => vi.advanceTimersByTimeAsync(minutes * 60_000))
  await act(() => vi.advanceTimersByTimeAsync(1000))
}
const hide = () => fireEvent.click(screen.getByRole('button', { name: textsOf('en')['hide'] }))

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now })
})
afterEach(() => {
  vi.useRealTimers()
  paperEnd.set(null)
})

describe('the banner of a maintenance', () => {
  it('[OPS-076] says when the maintenance is, in the time zone of the reader, with a standard text', async () => {
    const notice = noticeOf()
    await show(notice)
    await pass(1)
    const { dateTime, time } = formatsOf('en')
    expect(banner()?.textContent).toBe(
      `Maintenance is planned from ${dateTime(notice.startsAt)} to ${time(notice.endsAt)}. ${textsOf('en')['standard']}`,
    )
  })

  it.each([
    ['zh', '我们搬家', '我们搬家'],
    ['my', '', textsOf('my')['standard']],
  ] as const)(
    '[OPS-076] shows the text in the language of the reader, otherwise the standard text of it (%s)',
    async (language, text, expected) => {
      await show(noticeOf({ texts: { en: 'We move.', zh: '我们搬家', my: text } }), language)
      await pass(1)
      expect(banner()?.textContent).toContain(expected)
      expect(banner()?.textContent).not.toContain('We move.')
    },
  )

  it('[OPS-076] appears on a page that is open at its time, and goes at the end', async () => {
    await show(noticeOf({ showsFrom: inMinutes(10) }))
    expect(banner()).toBeNull()
    await pass(11)
    expect(banner()?.textContent).toContain('Maintenance is planned')
    await pass(110)
    expect(banner()?.textContent).toContain('Maintenance is under way')
    await pass(60)
    expect(banner()).toBeNull()
  })

  it('[OPS-080] is hidden by the reader on each page, until the last 15 minutes', async () => {
    await show()
    hide()
    expect(banner()).toBeNull()
    cleanup()
    await show()
    expect(banner()).toBeNull()
    await pass(104)
    expect(banner()).toBeNull()
    await pass(2)
    expect(banner()).not.toBeNull()
    hide()
    await pass(20)
    expect(banner()).toBeNull()
  })

  it('[OPS-080] comes back when the notice has changed', async () => {
    await show()
    hide()
    cleanup()
    await show(noticeOf({ key: 'b' }))
    expect(banner()).not.toBeNull()
  })

  it('[OPS-080] gives the focus to the page when it is hidden', async () => {
    const page = document.body.appendChild(document.createElement('main'))
    page.id = 'main'
    page.tabIndex = -1
    await show()
    hide()
    expect(document.activeElement).toBe(page)
    page.remove()
  })

  it('[OPS-081] is announced once: the region is empty at first, then speaks, and is silent afterwards', async () => {
    await show()
    expect(screen.getByRole('status').textContent).toBe('')
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(screen.getByRole('status').textContent).toContain('Maintenance is planned')
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(screen.queryByRole('status')).toBeNull()
    expect(banner()?.textContent).toContain('Maintenance is planned')
    cleanup()
    await show()
    expect(screen.queryByRole('status')).toBeNull()
    expect(banner()?.textContent).toContain('Maintenance is planned')
  })

  it('[OPS-082] is shown on a paper that ends after the start, with what to do, also earlier', async () => {
    const notice = noticeOf({ showsFrom: inMinutes(110) })
    await show(notice)
    expect(banner()).toBeNull()
    act(() => paperEnd.set(inMinutes(119)))
    expect(banner()).toBeNull()
    act(() => paperEnd.set(inMinutes(150)))
    await pass(1)
    expect(banner()?.textContent).toContain(
      `Your paper ends at ${formatsOf('en').time(inMinutes(150))}`,
    )
    act(() => paperEnd.set(null))
    expect(banner()).toBeNull()
  })
})

it('[OPS-080] asks for no data of its own', async () => {
  const asked = vi.fn(async (_url: string) => new Response('{}'))
  vi.stubGlobal('fetch', asked)
  await show()
  await pass(100)
  expect(asked.mock.calls.filter(([url]) => !url.includes(accounts.loginInfo.path))).toEqual([])
  vi.unstubAllGlobals()
})
