import { setPerson } from '@titian/site'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { WatchReporter } from './watch-reporter.ts'
import { deliverStored, keepReports, listStored } from './stored-reports.ts'
import type { Outcome, Report } from './report-queue.ts'

const lesson = { courseSign: 'course', videoSign: 'video' }
const flushPromises = () => new Promise((resolve) => setTimeout(resolve, 0))
const isClosed = async () => false

beforeEach(() => setPerson('anna'))
afterEach(() => {
  setPerson(null)
  localStorage.clear()
})

/** A page that watches, with a fake server that responds as configured. */
function openPage(first = 'one') {
  let now = 0
  let line: Outcome = 'unreachable'
  const delivered: Report[] = []
  const reporter = new WatchReporter({
    sessionId: first,
    clock: () => now,
    keep: (state) => keepReports(first, lesson, state),
    send: async (report) => {
      if (line === 'answered') delivered.push(report)
      return line
    },
  })
  return {
    reporter,
    delivered,
    become: (next: Outcome) => (line = next),
    watch(from: number, to: number) {
      reporter.play(from, 1)
      now += (to - from) * 1000
      reporter.pause(to)
    },
  }
}

it('[CRS-128] intervals are stored until the server confirms them', async () => {
  const page = openPage()
  page.watch(0, 10)
  await flushPromises()
  page.watch(30, 40)
  await flushPromises()
  expect(listStored().map(([, entry]) => entry.stretches)).toMatchObject([
    [
      { from: 0, to: 10, sessionId: 'one' },
      { from: 30, to: 40, sessionId: 'one' },
    ],
  ])
  page.become('answered')
  page.reporter.retry()
  await flushPromises()
  expect(page.delivered.map(({ from, to }) => [from, to])).toEqual([
    [0, 10],
    [30, 40],
  ])
  expect(listStored()).toEqual([])
})

it('[CRS-128] the next visit sends what a closed page left', async () => {
  const page = openPage()
  page.watch(0, 10)
  await flushPromises()
  page.watch(30, 40)
  await flushPromises()
  const delivered: Report[] = []
  expect(await deliverStored(async () => 'unreachable', isClosed)).toBe(false)
  expect(listStored()[0]?.[1].stretches).toHaveLength(2)
  const send = async (_: unknown, report: Report): Promise<Outcome> => {
    delivered.push(report)
    return 'answered'
  }
  expect(await deliverStored(send, isClosed)).toBe(true)
  expect(delivered).toMatchObject([
    { from: 0, to: 10, sessionId: 'one', late: true },
    { from: 30, to: 40, sessionId: 'one', late: true },
  ])
  const [first, second] = delivered.map(({ seq }) => seq)
  expect(first, 'a number that the page has not used').toBeGreaterThan(2)
  expect(second).toBe((first ?? 0) + 1)
  expect(listStored()).toEqual([])
})

it('[CRS-128] reports of an open page are left to it', async () => {
  const page = openPage()
  page.watch(0, 10)
  await flushPromises()
  await deliverStored(
    async () => 'answered',
    async () => true,
  )
  expect(listStored()).toHaveLength(1)
})

it('[CRS-128] refused reports are discarded, and the others are sent', async () => {
  for (const id of ['one', 'two']) {
    openPage(id).watch(0, 10)
    await flushPromises()
  }
  const outcomes: Outcome[] = ['refused', 'answered']
  await deliverStored(async () => outcomes.shift() ?? 'unreachable', isClosed)
  expect(listStored()).toEqual([])
})

it('[CRS-129] intervals of a former session are reported to it', async () => {
  const page = openPage()
  page.watch(0, 10)
  await flushPromises()
  page.become('answered')
  page.reporter.continueWith('two')
  page.watch(10, 20)
  await flushPromises()
  page.reporter.retry()
  await flushPromises()
  expect(
    page.delivered.map(({ from, sessionId, seq, late }) => [from, sessionId, seq, late]),
  ).toEqual([
    [0, 'one', 2, true],
    [10, 'two', 1, undefined],
  ])
})

it('[CRS-128] reports of another person are neither shown nor sent', async () => {
  openPage().watch(0, 10)
  await flushPromises()
  setPerson('ben')
  expect(listStored()).toEqual([])
  setPerson('anna')
  expect(listStored()).toHaveLength(1)
})
