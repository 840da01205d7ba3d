// @vitest-environment happy-dom
import { onSessionLost, setPerson } from '@titian/site'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startNotes, sendLeftNotes } from './page-notes.ts'

interface SentNotes {
  page: string
  entries: { seq: number; kind: string; ago: number; length: number | null }[]
}

const sent: SentNotes[] = []
let isReachable = true
let isSignedIn = true
let isWritten = true
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  sent.length = 0
  isReachable = true
  isSignedIn = true
  isWritten = true
  setPerson('anna')
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    if (!isReachable) return Promise.reject(new TypeError('Failed to fetch'))
    if (!isSignedIn)
      return Promise.resolve(Response.json({ ok: false, code: -1001, msg: '', data: null }))
    sent.push(JSON.parse(body) as SentNotes)
    const data = { stored: 1, leftOut: 0 }
    return Promise.resolve(Response.json({ ok: true, code: 200, msg: '', data }))
  })
  stop = startNotes('r', () => isWritten)
})
afterEach(() => {
  stop()
  setPerson(null)
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const away = async (milliseconds: number) => {
  window.dispatchEvent(new Event('blur'))
  await vi.advanceTimersByTimeAsync(milliseconds)
  window.dispatchEvent(new Event('focus'))
}
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const entries = () => sent.flatMap((call) => call.entries)

it('[EXM-193] an absence is sent as one pair with its length, and a short glance aside is not sent', async () => {
  await away(400)
  await away(5000)
  await wait(3000)
  expect(entries()).toMatchObject([
    { seq: 1, kind: 'left', length: null },
    { seq: 2, kind: 'returned', ago: expect.any(Number), length: 5000 },
  ])
})

it('[EXM-193] the length of a paste is sent, but never its text', async () => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', 'A secret of eleven words')
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }))
  await wait(3000)
  expect(entries()).toMatchObject([{ kind: 'pasted', length: 24 }])
  expect(JSON.stringify(sent)).not.toContain('secret')
})

it('[EXM-193] notes that could not be sent are stored and sent once, with the same numbers', async () => {
  isReachable = false
  await away(5000)
  await wait(20_000)
  expect(sent).toEqual([])
  stop()
  isReachable = true
  stop = startNotes('r', () => isWritten)
  await wait(10_000)
  expect(entries().map(({ seq, kind }) => [seq, kind])).toEqual([
    [1, 'left'],
    [2, 'returned'],
  ])
  expect(entries()[0]?.ago).toBeGreaterThan(20_000)
  await wait(60_000)
  expect(entries()).toHaveLength(2)
})

it('[EXM-193] notes do not react to an ended session, and are sent after the next sign-in', async () => {
  const lost = vi.fn()
  const stopListening = onSessionLost(lost)
  isSignedIn = false
  await away(5000)
  await wait(40_000)
  expect(sent).toEqual([])
  expect(lost).not.toHaveBeenCalled()
  isSignedIn = true
  await wait(20_000)
  expect(entries().map(({ kind }) => kind)).toEqual(['left', 'returned'])
  stopListening()
})

it('[EXM-193] nothing is noted while another tab writes the paper', async () => {
  isWritten = false
  await away(5000)
  await wait(10_000)
  expect(sent).toEqual([])
})

const pasteOften = (times: number) => {
  for (let time = 1; time <= times; time += 1) {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'x'.repeat(time))
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }))
  }
}
const each = (times: number) => Array.from({ length: times }, (_, at) => at + 1)

it('[EXM-218] all notes are sent when the paper closes, however many there are', async () => {
  pasteOften(120)
  stop()
  await wait(1000)
  expect(entries().map(({ length }) => length)).toEqual(each(120))
})

it('[EXM-218] notes made during a request are sent when the paper closes', async () => {
  pasteOften(60)
  const closing = vi.advanceTimersByTimeAsync(3000)
  await closing
  pasteOften(1)
  stop()
  await wait(1000)
  expect(entries()).toHaveLength(61)
})

it('[EXM-218] notes of a paper that closed without a network are sent once the network is back, each once', async () => {
  isReachable = false
  pasteOften(3)
  stop()
  await wait(60_000)
  expect(sent).toEqual([])
  isReachable = true
  await wait(40_000)
  expect(entries().map(({ seq }) => seq)).toEqual([1, 2, 3])
  await wait(60_000)
  expect(entries()).toHaveLength(3)
})

it('[EXM-218] stored notes of a closed paper are sent when its result is opened', async () => {
  isReachable = false
  pasteOften(2)
  stop()
  await wait(1000)
  isReachable = true
  sendLeftNotes('another')
  await wait(10)
  expect(sent).toEqual([])
  sendLeftNotes('r')
  await wait(10)
  expect(entries()).toHaveLength(2)
  await wait(60_000)
  expect(entries()).toHaveLength(2)
})
