// @vitest-environment happy-dom
import { accounts } from '@titian/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askKey } from '../calls/query-client.ts'
import { sessionStore } from '../signed-in/session-store.ts'
// The hook imports the socket dynamically, so the module is loaded before the fake clock starts.
import './live-socket.ts'
import { useLive } from './use-live.ts'

class Socket extends EventTarget {
  readonly address: string
  readonly ticket: string | undefined
  isClosed = false
  constructor(address: URL, ticket?: string) {
    super()
    this.address = address.href
    this.ticket = ticket
    sockets.push(this)
  }
  notify(topic: string) {
    const data = JSON.stringify({ topic, data: {} })
    act(() => void this.dispatchEvent(new MessageEvent('message', { data })))
  }
  close() {
    this.isClosed = true
    this.dispatchEvent(new Event('close'))
  }
}

let sockets: Socket[] = []
let received: string[] = []
let queries: QueryClient

const ownHost = () => location.origin.replace(/^http/, 'ws')
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const showAs = (userId: string) =>
  act(async () => queries.setQueryData(askKey(accounts.loginInfo), { userId }))

function writeFirstData(live: string | null) {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" id="first-data">${JSON.stringify({ live })}</script>`,
  )
}

function Listener({ topic }: { topic: string }) {
  useLive(topic, () => received.push(topic))
  return null
}

async function draw() {
  render(
    <QueryClientProvider client={queries}>
      <Listener topic="messages" />
      <Listener topic="attemptClosed" />
    </QueryClientProvider>,
  )
  await pass(10)
}

beforeEach(async () => {
  sockets = []
  received = []
  queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.stubGlobal('WebSocket', Socket)
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
  await showAs('staff')
})
afterEach(() => {
  cleanup()
  sessionStore.forget()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('[FRM-172] opens one socket at the address in the page', async () => {
  writeFirstData('/school/live')
  await draw()
  expect(sockets.map(({ address }) => address)).toEqual([`${ownHost()}/school/live`])
  sockets[0]?.notify('attemptClosed')
  expect(received).toEqual(['attemptClosed'])
})

it('[FRM-172] opens no socket if the page has no address for it', async () => {
  writeFirstData(null)
  await draw()
  await pass(120_000)
  expect(sockets).toEqual([])
})

it('[FRM-172] sends a new ticket to another host', async () => {
  writeFirstData('wss://live.example/ws')
  let tickets = 0
  vi.stubGlobal('fetch', async (url: string) => {
    expect(url).toBe('/api/v1/live/ticket')
    tickets += 1
    return new Response(`ticket-${tickets}`)
  })
  await draw()
  sockets[0]?.close()
  await pass(1500)
  expect(sockets.map(({ address, ticket }) => [address, ticket])).toEqual([
    ['wss://live.example/ws', 'ticket-1'],
    ['wss://live.example/ws', 'ticket-2'],
  ])
})

it('[FRM-342] reconnects after a random pause that doubles', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0)
  writeFirstData('/ws')
  await draw()
  sockets[0]?.close()
  await pass(490)
  expect(sockets).toHaveLength(1)
  await pass(20)
  expect(sockets).toHaveLength(2)
  random.mockReturnValue(0.99)
  sockets[1]?.close()
  await pass(2900)
  expect(sockets).toHaveLength(2)
  await pass(100)
  expect(sockets).toHaveLength(3)
})

it('waits before it requests a ticket again after a refusal', async () => {
  writeFirstData('wss://live.example/ws')
  const ask = vi.fn(async () => new Response('', { status: 401 }))
  vi.stubGlobal('fetch', ask)
  await draw()
  await pass(900)
  expect(ask).toHaveBeenCalledTimes(1)
  await pass(200)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(sockets).toEqual([])
})

it('[FRM-173] [ACC-241] reconnects as the person whose page is shown', async () => {
  writeFirstData('/ws')
  await draw()
  await showAs('student')
  await pass(10)
  expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, false])
  sockets[0]?.notify('messages')
  expect(received).toEqual([])
  sockets[1]?.notify('messages')
  expect(received).toEqual(['messages'])
  await act(async () => sessionStore.forget())
  expect(sockets[1]?.isClosed).toBe(true)
  await pass(120_000)
  expect(sockets).toHaveLength(2)
})
