import { schools } from '@titian/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callServer } from '../calls/call-server.ts'
import { renderWithSite } from '../testing/render-with-site.tsx'
import { MaintenanceNotice } from './maintenance-notice.tsx'

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const notice = {
  key: 'a',
  startsAt: inHours(2),
  endsAt: inHours(3),
  showsFrom: inHours(-1),
  texts: { en: 'We move.' },
}

/** What the server knows; `header` differs while another process answers. */
let known: typeof notice | null
let header: string | null
const asked: string[] = []

beforeEach(() => {
  localStorage.clear()
  asked.length = 0
  known = null
  header = 'none'
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.split('?')[0] ?? ''
    asked.push(path)
    const data = path.endsWith(schools.schoolInitial.path)
      ? { languageList: [], areaCodes: ['60'], maintenance: known }
      : []
    return new Response(JSON.stringify({ ok: true, code: 200, msg: '', data }), {
      headers: header === null ? {} : { maintenance: header },
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

const call = () => act(async () => void (await callServer(schools.navigationBar, {})))
const factsAsked = () => asked.filter((path) => path.endsWith(schools.schoolInitial.path)).length

it('[OPS-079] an open page shows a notice that a response names, and drops one that is withdrawn', async () => {
  await renderWithSite(<MaintenanceNotice />)
  await call()
  expect(factsAsked()).toBe(0)
  known = notice
  header = 'a'
  await call()
  expect(await screen.findByText(/We move\./, {}, { timeout: 5000 })).toBeTruthy()
  expect(factsAsked()).toBe(1)
  await call()
  expect(factsAsked()).toBe(1)
  known = null
  header = 'none'
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 6000)
  await call()
  await waitFor(() => expect(screen.queryByText(/We move\./)).toBeNull())
  vi.restoreAllMocks()
})

it('[OPS-079] a process that does not know the change yet makes an open page ask once in five seconds', async () => {
  await renderWithSite(<MaintenanceNotice />)
  header = 'a'
  await call()
  await waitFor(() => expect(factsAsked()).toBe(1))
  await act(async () => void (await callServer(schools.homeBanner, {})))
  expect(factsAsked()).toBe(1)
})

it('[OPS-079] a response without the name of a notice, as of a load balancer, changes nothing', async () => {
  await renderWithSite(<MaintenanceNotice />)
  header = null
  await call()
  expect(factsAsked()).toBe(0)
})
