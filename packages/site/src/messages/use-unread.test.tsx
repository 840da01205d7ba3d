// @vitest-environment happy-dom
import { auditStatus } from '@titian/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { activity } from '../calls/activity.ts'
import { sessionStore } from '../signed-in/session-store.ts'
import { setUnread, useUnread } from './use-unread.ts'

const numbers = { courseMsgUnreadNum: 3, schoolMsgUnreadNum: 2, systemMsgUnreadNum: 1 }
const person = {
  userId: 'mei',
  name: 'Mei',
  photo: null,
  roleStr: 'student',
  auditStatus: auditStatus.approved,
}
let asked = 0
let sockets: { receive: (text: string) => void }[] = []

class Socket extends EventTarget {
  constructor() {
    super()
    sockets.push({ receive: (data) => this.dispatchEvent(new MessageEvent('message', { data })) })
  }
  close() {
    this.dispatchEvent(new Event('close'))
  }
}

function Number({ onEntry }: { onEntry?: boolean }) {
  const unread = useUnread({ onEntry })
  return <p>{unread.known ? unread.total : 'unknown'}</p>
}

const client = () => new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })

function draw(queries: QueryClient, parts = 1, inside = false) {
  return (
    <QueryClientProvider client={queries}>
      {Array.from({ length: parts }, (_, index) => (
        <Number key={index} />
      ))}
      {inside ? <Number onEntry /> : null}
    </QueryClientProvider>
  )
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const look = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

beforeEach(() => {
  asked = 0
  sockets = []
  vi.useFakeTimers()
  const ahead = performance.now() - Date.now()
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() + ahead)
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('fetch', async (url: string) => {
    const isNumber = url.includes('unreadNumber')
    if (isNumber) asked += 1
    const data = isNumber ? numbers : person
    return new Response(JSON.stringify({ ok: true, code: 200, msg: '', data }))
  })
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
})
afterEach(() => {
  cleanup()
  sessionStore.forget()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the number of unread messages', () => {
  it('[CNT-028] [FRM-116] is the sum of the three, and asked once for all who show it', async () => {
    render(draw(client(), 3))
    await pass(100)
    expect(screen.getAllByText('6')).toHaveLength(3)
    expect(asked).toBe(1)
  })

  it('[FRM-117] is asked for every minute while the tab is visible, and not while it is hidden', async () => {
    render(draw(client(), 2))
    await pass(100)
    await pass(60_000)
    expect(asked).toBe(2)
    act(() => look('hidden'))
    await pass(180_000)
    expect(asked).toBe(2)
    act(() => look('visible'))
    await pass(1000)
    expect(asked).toBe(3)
  })

  it('[FRM-117] is requested again when the learning area appears', async () => {
    const queries = client()
    const { rerender } = render(draw(queries))
    await pass(5000)
    rerender(draw(queries, 1, true))
    await pass(100)
    expect(asked).toBe(2)
  })

  it('[FRM-117] is asked for after the sign-in, and nothing is asked of a visitor', async () => {
    sessionStore.forget()
    render(draw(client()))
    await pass(120_000)
    expect(asked).toBe(0)
    expect(screen.getByText('unknown')).toBeTruthy()
    document.cookie = 'isLogin=1; path=/'
    await act(async () => sessionStore.look())
    await pass(1000)
    expect(screen.getByText('6')).toBeTruthy()
  })

  it('[FRM-173] is requested once after a message on the live channel, without the progress bar', async () => {
    render(draw(client(), 4))
    await pass(5000)
    const seen: number[] = []
    const stop = activity.subscribe(() => seen.push(activity.count()))
    act(() => sockets[0]?.receive(JSON.stringify({ topic: 'messages', data: {} })))
    await pass(1000)
    expect(asked).toBe(2)
    expect(seen).toEqual([])
    stop()
  })

  it('[FRM-172] [FRM-173] is asked for every minute by a page whose school has no live channel', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<script type="application/json" id="first-data">{"live":null}</script>',
    )
    render(draw(client(), 2))
    await pass(100)
    numbers.systemMsgUnreadNum += 1
    await pass(60_000)
    numbers.systemMsgUnreadNum -= 1
    expect(screen.getAllByText('7')).toHaveLength(2)
    expect(asked).toBe(2)
    expect(sockets).toEqual([])
  })

  it('[CNT-029] takes the numbers that reading has answered', async () => {
    const queries = client()
    render(draw(queries))
    await pass(100)
    await act(() => setUnread(queries, { ...numbers, courseMsgUnreadNum: 0 }))
    await pass(10)
    expect(screen.getByText('3')).toBeTruthy()
    expect(asked).toBe(1)
  })
})
