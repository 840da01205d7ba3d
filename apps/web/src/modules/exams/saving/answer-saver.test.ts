import { isDeepStrictEqual } from 'node:util'
import { reportSeconds, saveDelay } from '@titian/contract'
import type { ItemAnswer } from '@titian/exam-items/shape'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Halt } from './entry.ts'
import { FakeServer, MemoryJournal, openPaper } from './factories.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const start = (server = new FakeServer(['q1', 'q2', 'q3']), journal = new MemoryJournal()) => {
  const saver = openPaper(server, journal)
  return {
    server,
    journal,
    saver,
    state: (question: string) => saver.getSnapshot().answers.get(question)?.state,
  }
}

describe('saving answers', () => {
  test('[EXM-101] a changed answer reaches the server within two seconds, also during typing', async () => {
    const { server, saver } = start()
    for (let typed = 0; typed < 20; typed += 1) {
      saver.change('q1', `text ${typed}`)
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(server.answer('q1')).toMatch(/^text \d+$/)
    await vi.advanceTimersByTimeAsync(2000)
    expect(server.answer('q1')).toBe('text 19')
    saver.stop()
  })

  test('changes made together are sent in one request, and requests never overlap', async () => {
    const { server, saver } = start()
    server.latency = 3000
    saver.change('q1', 'a')
    saver.change('q2', 'b')
    await vi.advanceTimersByTimeAsync(saveDelay)
    expect(server.requests.map((entries) => entries.length)).toEqual([2])
    saver.change('q3', 'c')
    await vi.advanceTimersByTimeAsync(2500)
    expect(server.requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1500)
    expect(server.requests).toHaveLength(2)
    saver.stop()
  })

  test('[EXM-023] a sign of life is sent every 30 seconds, without answers if none changed', async () => {
    const { server, saver } = start()
    await vi.advanceTimersByTimeAsync(reportSeconds * 3000 + 100)
    expect(server.requests).toEqual([[], [], []])
    saver.stop()
  })

  test('[EXM-102] the state is "saving" until the server has confirmed, then "saved"', async () => {
    const { server, saver, state } = start()
    expect(state('q1')).toBe('none')
    server.latency = 500
    saver.change('q1', 'a')
    expect(state('q1')).toBe('saving')
    await vi.advanceTimersByTimeAsync(saveDelay + 400)
    expect(state('q1')).toBe('saving')
    await vi.advanceTimersByTimeAsync(200)
    expect(state('q1')).toBe('saved')
    saver.stop()
  })

  test('[EXM-102] an answer that changed during a request is not "saved" by the earlier confirmation', async () => {
    const { server, saver, state } = start()
    server.latency = 500
    saver.change('q1', 'first')
    await vi.advanceTimersByTimeAsync(saveDelay + 100)
    saver.change('q1', 'second')
    await vi.advanceTimersByTimeAsync(450)
    expect(server.answer('q1')).toBe('first')
    expect(state('q1')).toBe('saving')
    await vi.advanceTimersByTimeAsync(2000)
    expect(server.answer('q1')).toBe('second')
    expect(state('q1')).toBe('saved')
    saver.stop()
  })

  test('[EXM-103] without a network the answer is kept and retried after 1, 2, 4, 8, 15, 15 seconds', async () => {
    const { server, saver, state } = start()
    server.fate = () => 'lostBefore'
    saver.change('q1', 'a')
    await vi.advanceTimersByTimeAsync(saveDelay + 10)
    expect(state('q1')).toBe('local')
    const pauses: number[] = []
    for (let tries = 1; tries <= 6; tries += 1) {
      const since = performance.now()
      while (server.requests.length === tries) await vi.advanceTimersByTimeAsync(50)
      pauses.push(Math.round((performance.now() - since) / 1000))
    }
    expect(pauses).toEqual([1, 2, 4, 8, 15, 15])
    server.fate = () => 'answered'
    saver.retry()
    await vi.advanceTimersByTimeAsync(10)
    expect(state('q1')).toBe('saved')
    saver.stop()
  })

  const pauseAfter = async (server: FakeServer) => {
    const [since, sent] = [performance.now(), server.requests.length]
    while (server.requests.length === sent) await vi.advanceTimersByTimeAsync(10)
    return performance.now() - since
  }

  test.each([
    [0, 1000],
    [3000, 3000],
    [3_600_000, 15_000],
  ])(
    '[OPS-046] a busy server that asks for %i ms gets the answer again after %i ms, not later',
    async (asked, pause) => {
      const { server, saver, state } = start()
      server.busyFor = asked
      saver.change('q1', 'a')
      await vi.advanceTimersByTimeAsync(saveDelay + 10)
      expect(server.requests).toHaveLength(1)
      expect(state('q1')).toBe('local')
      expect(Math.abs((await pauseAfter(server)) - pause)).toBeLessThanOrEqual(20)
      server.busyFor = null
      saver.retry()
      await vi.advanceTimersByTimeAsync(10)
      expect(state('q1')).toBe('saved')
      saver.stop()
    },
  )

  test('[OPS-046] the pause before a retry is up to a fifth longer, at random', async () => {
    const pauses: number[] = []
    for (const random of [0, 0.5, 0.999]) {
      const server = new FakeServer(['q1'])
      const saver = openPaper(server, new MemoryJournal(), { random: () => random })
      server.busyFor = 10_000
      saver.change('q1', 'a')
      await vi.advanceTimersByTimeAsync(saveDelay)
      pauses.push(Math.round((await pauseAfter(server)) / 100) * 100)
      saver.stop()
    }
    expect(pauses).toEqual([10_000, 11_000, 12_000])
  })

  test('[EXM-134] [OPS-046] a busy server is asked each second while the grace runs', async () => {
    const server = new FakeServer(['q1'])
    const saver = openPaper(server, new MemoryJournal(), { isUrgent: () => true })
    server.busyFor = 10_000
    saver.change('q1', 'a')
    await vi.advanceTimersByTimeAsync(saveDelay)
    expect(Math.abs((await pauseAfter(server)) - 1000)).toBeLessThanOrEqual(20)
    saver.stop()
  })

  test('[EXM-040] a reload sends journal entries that the server does not have', async () => {
    const { server, journal, saver } = start()
    saver.change('q1', 'kept')
    await vi.advanceTimersByTimeAsync(2000)
    server.fate = () => 'lostBefore'
    saver.change('q1', 'lost on the way')
    saver.change('q2', ['x', ''])
    await vi.advanceTimersByTimeAsync(2000)
    saver.stop()

    server.fate = () => 'answered'
    const again = openPaper(server, journal)
    expect([...again.waiting.values()].map(({ answer }) => answer)).toEqual([
      'lost on the way',
      ['x', ''],
    ])
    await vi.advanceTimersByTimeAsync(10)
    expect(server.answer('q1')).toBe('lost on the way')
    expect(server.answer('q2')).toEqual(['x', ''])
    expect(journal.entries).toEqual([])
    again.stop()
  })

  test('[EXM-040] [EXM-102] a reload sends an answer that was changed back, because the change in between may still arrive', async () => {
    const { server, journal, saver } = start()
    saver.change('q1', 'first')
    await vi.advanceTimersByTimeAsync(saveDelay + 10)
    server.latency = 4000
    saver.change('q1', 'between')
    await vi.advanceTimersByTimeAsync(saveDelay + 10)
    saver.change('q1', 'first')
    saver.stop()

    const again = openPaper(server, journal)
    expect(again.getSnapshot().answers.get('q1')?.state).toBe('saving')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(server.answer('q1')).toBe('first')
    expect(again.getSnapshot().answers.get('q1')?.state).toBe('saved')
    expect(journal.entries).toEqual([])
    again.stop()
  })

  test('[EXM-103] a lost response has no second effect', async () => {
    const { server, saver, state } = start()
    server.fate = (count) => (count === 1 ? 'lostAfter' : 'answered')
    saver.change('q1', 'once')
    await vi.advanceTimersByTimeAsync(5000)
    expect(server.changes).toBe(1)
    expect(state('q1')).toBe('saved')
    saver.stop()
  })

  test.each<Halt>(['takenOver', 'closed', 'timeUp'])(
    '[EXM-106] stops sending when the paper is %s, and keeps the journal',
    async (halt) => {
      const { server, journal, saver, state } = start()
      server.halt = halt
      saver.change('q1', 'a')
      await vi.advanceTimersByTimeAsync(60_000)
      expect(server.requests).toHaveLength(1)
      expect(saver.getSnapshot().halt).toBe(halt)
      expect(state('q1')).toBe('local')
      expect(journal.entries).toHaveLength(1)
      saver.stop()
    },
  )

  test('a lost session keeps everything and saving continues after the sign-in', async () => {
    const { server, saver, state } = start()
    server.halt = 'signIn'
    saver.change('q1', 'a')
    await vi.advanceTimersByTimeAsync(60_000)
    saver.change('q2', 'b')
    expect(state('q2')).toBe('local')
    server.halt = null
    saver.retry()
    await vi.advanceTimersByTimeAsync(10)
    expect([server.answer('q1'), server.answer('q2')]).toEqual(['a', 'b'])
    saver.stop()
  })

  test('one refused answer does not block the others', async () => {
    const { server, saver, state } = start()
    server.refuses = 'q2'
    saver.change('q1', 'a')
    saver.change('q2', 'bad')
    saver.change('q3', 'c')
    await vi.advanceTimersByTimeAsync(6000)
    expect([state('q1'), state('q2'), state('q3')]).toEqual(['saved', 'refused', 'saved'])
    server.refuses = null
    saver.change('q2', 'good')
    await vi.advanceTimersByTimeAsync(3000)
    expect(state('q2')).toBe('saved')
    saver.stop()
  })

  test('leaving sends at once, even during another request', async () => {
    const { server, saver } = start()
    saver.change('q1', 'last word')
    saver.leave()
    await vi.advanceTimersByTimeAsync(0)
    expect(server.answer('q1')).toBe('last word')
    saver.stop()
  })

  test('flush resolves to whether everything was confirmed', async () => {
    const { server, saver } = start()
    saver.change('q1', 'a')
    const first = saver.flush()
    await vi.advanceTimersByTimeAsync(10)
    await expect(first).resolves.toBe(true)
    server.fate = () => 'lostBefore'
    saver.change('q1', 'b')
    const second = saver.flush()
    await vi.advanceTimersByTimeAsync(10)
    await expect(second).resolves.toBe(false)
    saver.stop()
  })

  test('a device that cannot keep a journal is reported', async () => {
    const { journal, saver } = start()
    journal.append = () => Promise.reject(new Error('quota'))
    saver.change('q1', 'a')
    await vi.advanceTimersByTimeAsync(0)
    expect(saver.getSnapshot().journalBroken).toBe(true)
    saver.stop()
  })
})

const questions = ['q1', 'q2', 'q3']
const answer: fc.Arbitrary<ItemAnswer> = fc.oneof(
  fc.string(),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.boolean(),
  fc.constant(null),
)
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('change' as const),
      question: fc.constantFrom(...questions),
      answer,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('wait' as const),
      time: fc.integer({ min: 0, max: 20_000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constantFrom('leave' as const, 'retry' as const, 'reload' as const),
    }),
  },
)
const fate = fc.record({
  fate: fc.constantFrom(
    'answered' as const,
    'answered' as const,
    'lostBefore' as const,
    'lostAfter' as const,
  ),
  latency: fc.integer({ min: 0, max: 6000 }),
})

test('[EXM-102] [EXM-103] [EXM-040] with losses, delays and reloads the last answers arrive, and none is "saved" too early', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 40 }),
      fc.array(fate, { minLength: 1, maxLength: 20 }),
      async (steps, fates) => {
        const server = new FakeServer(questions)
        const journal = new MemoryJournal()
        const written = new Map<string, ItemAnswer>()
        server.fates = fates
        const tooEarly: string[] = []
        const open = () => {
          const saver = openPaper(server, journal)
          const look = () => {
            for (const [question, { state }] of saver.getSnapshot().answers) {
              if (
                state === 'saved' &&
                !isDeepStrictEqual(server.answer(question), written.get(question))
              )
                tooEarly.push(question)
            }
          }
          return { saver, close: saver.subscribe(look) }
        }
        let { saver, close } = open()
        for (const one of steps) {
          if (one.act === 'change') {
            written.set(one.question, one.answer)
            saver.change(one.question, one.answer)
          }
          if (one.act === 'wait') await vi.advanceTimersByTimeAsync(one.time)
          if (one.act === 'leave') saver.leave()
          if (one.act === 'retry') saver.retry()
          if (one.act === 'reload') {
            // Requests of the closed page may still arrive, but nobody sees the states of that page
            // any more.
            saver.stop()
            close()
            ;({ saver, close } = open())
          }
        }
        server.fates = []
        await vi.advanceTimersByTimeAsync(60_000)
        expect(tooEarly).toEqual([])
        for (const [question, last] of written) {
          expect(server.answer(question)).toEqual(last)
          expect(saver.getSnapshot().answers.get(question)?.state).toBe('saved')
        }
        expect(saver.getSnapshot().waiting).toBe(0)
        saver.stop()
      },
    ),
    // Only one reload in ten thousand meets a running request, so many runs are needed.
    { numRuns: 20_000 },
  )
}, 60_000)

test('[EXM-134] during the grace it retries each second, however long the server was away', async () => {
  let urgent = false
  const [server, journal] = [new FakeServer(questions), new MemoryJournal()]
  server.fate = () => 'lostBefore'
  const saver = openPaper(server, journal, { isUrgent: () => urgent })
  saver.change('q1', 'a')
  await vi.advanceTimersByTimeAsync(60_000)
  urgent = true
  saver.retry()
  await vi.advanceTimersByTimeAsync(1)
  const before = server.requests.length
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.requests.length - before).toBeGreaterThanOrEqual(9)
  server.fate = () => 'answered'
  await vi.advanceTimersByTimeAsync(1000)
  expect(server.answer('q1')).toBe('a')
  saver.stop()
})
