import fc from 'fast-check'
import { expect, it } from 'vitest'
import { WatchReporter } from './watch-reporter.ts'
import type { Outcome, Report } from './report-queue.ts'
import { joinAll, type WatchedInterval } from './interval.ts'

const flushPromises = async () => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve()
}

/** A simulated viewer, video and server connection. */
function openTheatre() {
  let now = 0
  let position = 0
  let rate = 1
  let playing = false
  let line: Outcome = 'answered'
  const seen: WatchedInterval[] = []
  const delivered: Report[] = []
  const tried: Report[] = []
  const reporter = new WatchReporter({
    sessionId: 'one',
    clock: () => now,
    send: async (report) => {
      tried.push(report)
      if (line === 'answered') delivered.push(report)
      return line
    },
  })
  const see = (to: number) => {
    seen.push({ from: position, to, rate })
    position = to
  }
  return {
    reporter,
    seen,
    delivered,
    tried,
    cutLine: () => (line = 'unreachable'),
    refuse: () => (line = 'refused'),
    mendLine: () => (line = 'answered'),
    play() {
      playing = true
      reporter.play(position, rate)
    },
    pause() {
      playing = false
      reporter.pause(position)
    },
    /** Advances the time in quarter seconds, like the browser's events. */
    wait(quarters: number) {
      for (let quarter = 0; quarter < quarters; quarter += 1) {
        now += 250
        if (!playing) continue
        see(position + 0.25 * rate)
        reporter.reach(position)
      }
    },
    jump(to: number, announced: boolean) {
      const isFar = Math.abs(to - position) > 4
      position = to
      if (announced || !isFar) reporter.seek(position, rate)
      else reporter.reach(position)
    },
    speed(next: number) {
      rate = next
      reporter.changeRate(position, rate)
    },
    leave: () => reporter.leave(position),
  }
}

const intervalOf = ({ from, to, rate }: WatchedInterval): WatchedInterval => ({ from, to, rate })

const act = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), quarters: fc.integer({ min: 1, max: 200 }) }),
  fc.record({
    kind: fc.constant('jump' as const),
    to: fc.integer({ min: 0, max: 5000 }),
    announced: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('speed' as const), rate: fc.constantFrom(0.5, 1, 1.5, 2) }),
  fc.record({
    kind: fc.constantFrom(
      'play' as const,
      'pause' as const,
      'leave' as const,
      'cutLine' as const,
      'mendLine' as const,
    ),
  }),
)

it('[CRS-050] every watched interval is reported exactly once, and skipped parts are not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 60 }), async (acts) => {
      const theatre = openTheatre()
      for (const one of acts) {
        if (one.kind === 'wait') theatre.wait(one.quarters)
        else if (one.kind === 'jump') theatre.jump(one.to, one.announced)
        else if (one.kind === 'speed') theatre.speed(one.rate)
        else theatre[one.kind]()
        await flushPromises()
      }
      theatre.mendLine()
      theatre.pause()
      await flushPromises()
      theatre.reporter.retry()
      await flushPromises()
      expect(theatre.reporter.isDelivered).toBe(true)
      expect(joinAll(theatre.delivered.map(intervalOf))).toEqual(joinAll(theatre.seen))
    }),
    { numRuns: 300 },
  )
})

it('[CRS-050] reports are numbered upwards with the real seconds of playing', async () => {
  const theatre = openTheatre()
  theatre.speed(2)
  theatre.play()
  for (let second = 0; second < 40; second += 1) {
    theatre.wait(4)
    await flushPromises()
  }
  theatre.pause()
  await flushPromises()
  expect(theatre.delivered.map(({ seq, studyTime }) => [seq, studyTime])).toEqual([
    [1, 15],
    [2, 15],
    [3, 10],
  ])
  expect(theatre.delivered.map(({ from, to }) => [from, to])).toEqual([
    [0, 30],
    [30, 60],
    [60, 80],
  ])
})

it('[CRS-050] intervals without a connection are sent as one report later', async () => {
  const theatre = openTheatre()
  theatre.cutLine()
  theatre.play()
  theatre.wait(4 * 50)
  await flushPromises()
  expect(theatre.delivered).toEqual([])
  theatre.mendLine()
  theatre.pause()
  await flushPromises()
  expect(theatre.delivered.map(({ from, to }) => [from, to])).toEqual([[0, 50]])
})

it('[CRS-050] without responses no more reports than usual are sent', async () => {
  const theatre = openTheatre()
  theatre.cutLine()
  theatre.play()
  for (let second = 0; second < 60; second += 1) {
    theatre.wait(4)
    await flushPromises()
  }
  expect(theatre.tried).toHaveLength(4)
})

it('[CRS-115] after a refusal nothing is sent until a new session is opened', async () => {
  const theatre = openTheatre()
  theatre.refuse()
  theatre.play()
  theatre.wait(4 * 40)
  await flushPromises()
  expect(theatre.tried).toHaveLength(1)
  theatre.mendLine()
  theatre.pause()
  await flushPromises()
  expect(theatre.delivered).toEqual([])

  theatre.reporter.continueWith('two')
  theatre.play()
  theatre.wait(4 * 5)
  theatre.pause()
  await flushPromises()
  expect(theatre.delivered.map(({ from, to, sessionId }) => [from, to, sessionId])).toEqual([
    [40, 45, 'two'],
  ])
})
