import type { ItemAnswer } from '@titian/exam-items/shape'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AnswerSaver } from './answer-saver.ts'
import { FakeServer, MemoryJournal, openPaper } from './factories.ts'
import { latestEntries } from './pending-answers.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const questions = ['q1', 'q2', 'q3']
const fate = fc.record({
  fate: fc.constantFrom(
    'answered' as const,
    'answered' as const,
    'lostBefore' as const,
    'lostAfter' as const,
  ),
  latency: fc.integer({ min: 0, max: 6000 }),
})

describe('two devices', () => {
  /** The laptop was offline while the phone changed the same question. */
  async function openInConflict() {
    const server = new FakeServer(questions)
    const [laptopJournal, phoneJournal] = [new MemoryJournal(), new MemoryJournal()]
    const laptop = openPaper(server, laptopJournal, { holder: 'laptop' })
    for (let typed = 0; typed < 58; typed += 1) laptop.change('q1', `old text ${typed}`)
    laptop.stop()
    const phone = openPaper(server, phoneJournal, { holder: 'phone' })
    phone.change('q1', 'final')
    void phone.flush()
    await vi.advanceTimersByTimeAsync(10)
    const again = openPaper(server, laptopJournal, { holder: 'laptop' })
    void again.flush()
    await vi.advanceTimersByTimeAsync(10)
    return { server, laptopJournal, phone, again }
  }

  test('[EXM-127] an older text overwrites nothing and is shown beside the stored one', async () => {
    const { server, laptopJournal, phone, again } = await openInConflict()
    expect(server.answer('q1')).toBe('final')
    expect(again.getSnapshot().answers.get('q1')?.state).toBe('conflict')
    expect(again.getSnapshot().conflicts.get('q1')).toMatchObject({ stored: 'final' })
    expect(again.waiting.get('q1')?.answer).toBe('old text 57')
    expect(laptopJournal.entries).not.toEqual([])
    again.stop()
    phone.stop()
  })

  test('[EXM-127] typing on top of the older text is not a choice', async () => {
    const { server, phone, again } = await openInConflict()
    again.change('q1', 'old text and more')
    await vi.advanceTimersByTimeAsync(40_000)
    expect(server.answer('q1')).toBe('final')
    again.stop()
    phone.stop()
  })

  test.each([
    ['mine', 'old text 57'],
    ['stored', 'final'],
  ] as const)(
    '[EXM-127] after choosing %s that answer counts, here and there',
    async (choice, answer) => {
      const { server, laptopJournal, phone, again } = await openInConflict()
      again.choose('q1', choice)
      await vi.advanceTimersByTimeAsync(2000)
      expect(server.answer('q1')).toBe(answer)
      expect(again.getSnapshot()).toMatchObject({ waiting: 0, conflicts: new Map() })
      expect(laptopJournal.entries).toEqual([])
      expect(server.versions.map((version) => version.answer)).toContain(
        choice === 'mine' ? 'final' : 'old text 57',
      )
      again.stop()
      phone.stop()
    },
  )

  test('[EXM-129] a reload during the choice asks again', async () => {
    const { server, laptopJournal, phone, again } = await openInConflict()
    again.stop()
    const later = openPaper(server, laptopJournal, { holder: 'laptop' })
    void later.flush()
    await vi.advanceTimersByTimeAsync(10)
    expect(later.getSnapshot().conflicts.has('q1')).toBe(true)
    later.stop()
    phone.stop()
  })
})

const device = fc.constantFrom('laptop' as const, 'phone' as const)
const move = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('change' as const),
      device,
      question: fc.constantFrom(...questions),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('wait' as const),
      time: fc.integer({ min: 0, max: 9000 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constantFrom('open' as const, 'kill' as const, 'leave' as const, 'retry' as const),
      device,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('choose' as const),
      device,
      choice: fc.constantFrom('mine' as const, 'stored' as const),
    }),
  },
)

test('[EXM-127] [EXM-128] [EXM-129] [EXM-104] with two devices, kills, lost responses and a late end, no text is lost and none is overwritten unasked', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(move, { maxLength: 40 }),
      fc.array(fate, { maxLength: 20 }),
      async (moves, fates) => {
        const server = new FakeServer(questions)
        server.fates = fates
        const journals = { laptop: new MemoryJournal(), phone: new MemoryJournal() }
        const savers: { laptop?: AnswerSaver; phone?: AnswerSaver } = {}
        /** The last text of each device and question that this device has not overwritten. */
        const texts = new Map<string, string>()
        const acknowledged = new Set<string>()
        const typedOver = new Set<string>()
        /** All texts that a device has displayed so far. */
        const seen = { laptop: new Set<ItemAnswer>(), phone: new Set<ItemAnswer>() }
        const unasked: ItemAnswer[] = []
        server.onReplace = (holder, former) => {
          if (!seen[holder as 'laptop' | 'phone'].has(former)) unasked.push(former)
        }
        let typed = 0
        const open = (name: 'laptop' | 'phone') => {
          savers[name]?.stop()
          const saver = openPaper(server, journals[name], { holder: name })
          saver.subscribe(() => {
            for (const [question, { state }] of saver.getSnapshot().answers) {
              const answer = server.answer(question)
              if (state === 'saved' && typeof answer === 'string') acknowledged.add(answer)
            }
          })
          savers[name] = saver
          // The page shows the stored answers. Where this device has an unsent answer, the page
          // shows that answer instead.
          for (const question of questions) {
            const shown = saver.waiting.get(question)?.answer ?? server.answer(question)
            if (shown !== undefined) seen[name].add(shown)
            if (typeof shown === 'string') texts.set(`${name} ${question}`, shown)
            else texts.delete(`${name} ${question}`)
          }
        }
        open('laptop')
        for (const one of moves) {
          if (one.act === 'wait') {
            await vi.advanceTimersByTimeAsync(one.time)
            continue
          }
          const saver = savers[one.device]
          if (one.act === 'open') open(one.device)
          if (one.act === 'kill') {
            saver?.stop()
            delete savers[one.device]
          }
          if (one.act === 'leave') saver?.leave()
          if (one.act === 'retry') saver?.retry()
          if (one.act === 'choose' && saver)
            for (const [question, { stored }] of saver.getSnapshot().conflicts) {
              seen[one.device].add(stored)
              if (one.choice === 'stored' && typeof stored === 'string')
                texts.set(`${one.device} ${question}`, stored)
              saver.choose(question, one.choice)
            }
          // A paper that was taken over, or a question with a conflict, cannot be edited.
          const locked = saver?.getSnapshot().halt !== null
          if (one.act === 'change' && saver && !locked) {
            if (saver.getSnapshot().conflicts.has(one.question)) continue
            typed += 1
            const place = `${one.device} ${one.question}`
            const former = texts.get(place)
            if (former) typedOver.add(former)
            texts.set(place, `text ${typed}`)
            seen[one.device].add(`text ${typed}`)
            saver.change(one.question, `text ${typed}`)
          }
        }
        // The time ends while both devices have unsent answers. Later each device sends its
        // answers.
        server.fates = []
        await vi.advanceTimersByTimeAsync(200)
        server.closed = true
        await vi.advanceTimersByTimeAsync(40_000)
        for (const name of ['laptop', 'phone'] as const) {
          savers[name]?.stop()
          server.sendLate(latestEntries(journals[name].entries))
        }
        const reached = new Set<ItemAnswer>([
          ...[...server.storedEntries.values()].map((entry) => entry.answer),
          ...server.versions.map((version) => version.answer),
          ...server.late.map((late) => late.answer),
        ])
        for (let number = 1; number <= typed; number += 1) {
          const text = `text ${number}`
          if (!typedOver.has(text)) expect(reached, text).toContain(text)
        }
        expect(unasked).toEqual([])
        for (const text of acknowledged)
          if (!typedOver.has(text)) expect(reached, text).toContain(text)
      },
    ),
    { numRuns: 300 },
  )
}, 60_000)
