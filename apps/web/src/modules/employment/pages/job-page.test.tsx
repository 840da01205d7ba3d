import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accounts, employment, type PostDetail } from '@titian/contract'
import { sessionStore } from '@titian/site'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { detail, person } from '../testing/factories.ts'
import { JobPage } from './job-page.tsx'

function signIn() {
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  document.cookie = 'isLogin=; path=/; max-age=0'
  cleanupPage()
})

const open = (post: PostDetail, answers: object = {}, language: 'en' | 'zh' | 'my' = 'en') =>
  renderPage(<JobPage />, {
    at: '/job/one',
    path: '/job/$sign',
    language,
    answers: {
      [accounts.loginInfo.path]: person,
      [employment.jobDetails.path]: post,
      ...answers,
    },
  })

const button = (name = /Save this job|Saved/) => screen.findByRole('button', { name })
const pressed = async () => (await button()).getAttribute('aria-pressed')

describe('the page of a post', () => {
  it('[JOB-020] [JOB-030] [JOB-033] it shows post and company, and links the address to an open map in a new tab', async () => {
    await open(detail())
    expect(await screen.findByRole('heading', { level: 1, name: 'Shop operator' })).toBeTruthy()
    for (const text of ['Full-time', 'College diploma', '1 year of experience'])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByText(/Copywriting · good/)).toBeTruthy()
    const map = screen.getByRole('link', { name: /See it on the map/ })
    expect(map.getAttribute('href')).toBe(
      'https://www.openstreetmap.org/search?query=12+Jalan+Ampang%2C+Kuala+Lumpur',
    )
    expect(map.getAttribute('target')).toBe('_blank')
    expect(map.getAttribute('rel')).toContain('noopener')
  })

  it("[JOB-124] the provider's map is loaded only after a click, and not offered without a provider", async () => {
    await open(detail())
    await screen.findByRole('link', { name: /See it on the map/ })
    expect(screen.queryByRole('button', { name: /Show the map/ })).toBeNull()
    cleanupPage()

    const map = 'https://maps.example/embed?q=12%20Jalan%20Ampang'
    const { company, ...post } = detail()
    await open({ ...post, company: { ...company, map } })
    const show = await screen.findByRole('button', { name: 'Show the map here' })
    expect(screen.getByText('From maps.example')).toBeTruthy()
    expect(document.querySelector('iframe')).toBeNull()
    fireEvent.click(show)
    const frame = screen.getByTitle('Map of 12 Jalan Ampang, Kuala Lumpur')
    expect(frame.getAttribute('src')).toBe(map)
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation')
    fireEvent.click(screen.getByRole('button', { name: 'Hide the map' }))
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('[JOB-088] the description keeps paragraphs and lines, and HTML in it is shown as text', async () => {
    await open(detail())
    const part = await screen.findByText(/Runs the shop/)
    expect(part.textContent).toBe('Runs the shop.\nAnswers buyers.')
    expect(screen.getByText('<img src=x onerror=alert(1)> is text.')).toBeTruthy()
    expect(document.querySelector('img[src="x"]')).toBeNull()
  })

  it.each([
    ['en', { least: 1250, most: 1600, per: 'hour' as const }, 'RM12.50 – RM16 an hour'],
    ['zh', { currency: 'CNY' as const }, '¥3,000 – ¥4,500/月'],
    ['my', { least: null, most: 7_200_000, per: 'year' as const }, 'hingga RM72,000 setahun'],
    ['en', { least: null, most: null, negotiable: true }, 'Salary negotiable'],
    ['zh', { least: null, most: null }, '未说明薪资'],
    ['en', { negotiable: true, most: null }, 'from RM3,000 a month, negotiable'],
    ['en', { currency: 'SGD' as const, most: 300_000 }, 'SGD 3,000 a month'],
  ] as const)(
    '[JOB-052] [FRM-474] shows the salary as given, in %s',
    async (language, salary, text) => {
      const post = detail()
      await open(detail({ salary: { ...post.salary, ...salary } }), {}, language)
      const shown = await screen.findByRole('banner')
      expect(
        within(shown).getByText((words) => words.replaceAll('\u00a0', ' ') === text),
      ).toBeTruthy()
    },
  )

  it('[JOB-050] an ended or withdrawn post says so at the top, and links to others', async () => {
    await open(detail({ state: 'ended' }))
    expect(await screen.findByText('This job ended on 1 December 2026.')).toBeTruthy()
    expect(screen.getByText(/Applications are closed/)).toBeTruthy()
    const others = screen.getByRole('link', { name: 'Other jobs at Kedai Maju' })
    expect(others.getAttribute('href')).toBe('/company/kedai')
    cleanupPage()
    await open(detail({ state: 'takenDown' }))
    expect(await screen.findByText('This job was taken down by the school.')).toBeTruthy()
  })
})

describe('saving a post', () => {
  it('[JOB-027] is shown at once, and a double click sends one call', async () => {
    signIn()
    const { asked } = await open(detail(), { [employment.addCollectionPost.path]: null })
    await userEvent.dblClick(await button())
    await waitFor(async () => expect(await pressed()).toBe('true'))
    expect(asked.filter((path) => path === employment.addCollectionPost.path)).toHaveLength(1)
    expect(asked).not.toContain(employment.removeCollectionPost.path)
  })

  it('[JOB-028] is reverted when the call fails', async () => {
    signIn()
    let fail = () => {}
    const failing = new Promise<Response>((resolve) => {
      const body = { ok: false, code: -9999, msg: 'no', data: null, extend: {} }
      fail = () => resolve(new Response(JSON.stringify(body), { status: 500 }))
    })
    await open(detail({ collected: true }))
    expect(await pressed()).toBe('true')
    const served = globalThis.fetch
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      url.includes('removeCollectionPost') ? failing : served(url, init),
    )
    await userEvent.click(await button())
    await waitFor(async () => expect(await pressed()).toBe('false'))
    fail()
    await waitFor(async () => expect(await pressed()).toBe('true'))
  })

  it('[JOB-027] by a visitor happens after the sign-in', async () => {
    const { asked } = await open(detail(), { [employment.addCollectionPost.path]: null })
    await userEvent.click(await button())
    expect(asked).not.toContain(employment.addCollectionPost.path)
    signIn()
    await waitFor(() => expect(asked).toContain(employment.addCollectionPost.path))
  })
})
