import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AttemptEvent, attemptStates, changeOf, isOpen, mayRelease } from './rules.ts'

describe('the states of an attempt', () => {
  it('[EXM-112] change exactly as the table says', () => {
    expect(changeOf('submit')).toEqual({ from: 'in_progress', to: 'submitted' })
    expect(changeOf('timeUp')).toEqual({ from: 'in_progress', to: 'auto_submitted' })
  })

  it('[EXM-036] [EXM-112] close an attempt at most once, in any order of events, and then stay', () => {
    const anyEvents = fc.array(fc.constantFrom<AttemptEvent>('save', 'submit', 'timeUp'))
    fc.assert(
      fc.property(fc.constantFrom(...attemptStates), anyEvents, (start, events) => {
        // An event changes an attempt only if the attempt is in the state before the event. The
        // queries do the same.
        const states = [start]
        for (const event of events) {
          const state = states.at(-1) ?? start
          const { from, to } = changeOf(event)
          states.push(state === from ? to : state)
        }
        const firstClosed = states.findIndex((state) => !isOpen(state))
        const after = firstClosed < 0 ? [] : states.slice(firstClosed)
        expect(new Set(after).size).toBeLessThanOrEqual(1)
        const closing = events.find((event) => !isOpen(changeOf(event).to))
        if (isOpen(start)) expect(states.at(-1)).toBe(closing ? changeOf(closing).to : start)
        else expect(states.at(-1)).toBe(start)
      }),
    )
  })
})

describe('the release states of an examination', () => {
  it('[EXM-068] change step by step between draft, released and closed', () => {
    const allowed = [0, 1, 2].flatMap((from) =>
      [0, 1, 2].filter((to) => mayRelease(from, to)).map((to) => `${from}>${to}`),
    )
    expect(allowed).toEqual(['0>1', '1>0', '1>2', '2>1'])
  })

  it('[EXM-068] have no other value and no step to the same value', () => {
    const anyStatus = fc.oneof(fc.integer({ min: -2, max: 5 }), fc.integer(), fc.double())
    fc.assert(
      fc.property(anyStatus, anyStatus, (from, to) => {
        const isStep =
          [from, to].every((one) => [0, 1, 2].includes(one)) && Math.abs(from - to) === 1
        expect(mayRelease(from, to)).toBe(isStep)
      }),
    )
  })
})
