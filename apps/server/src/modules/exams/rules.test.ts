import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AttemptEvent, attemptStates, changeOf, isOpen, mayRelease } from './rules.ts'

describe('the life of an attempt', () => {
  it('[EXM-112] changes rows exactly as the table says', () => {
    expect(changeOf('submit')).toEqual({ from: 'in_progress', to: 'submitted' })
    expect(changeOf('timeUp')).toEqual({ from: 'in_progress', to: 'auto_submitted' })
  })

  it('[EXM-036] [EXM-112] closes once at most, whatever happens in which order, and stays as it was closed', () => {
    const anyEvents = fc.array(fc.constantFrom<AttemptEvent>('save', 'submit', 'timeUp'))
    fc.assert(
      fc.property(fc.constantFrom(...attemptStates), anyEvents, (start, events) => {
        // As the queries do it: a row that is not in the first state of a change stays as it is.
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

describe('release', () => {
  it('[EXM-068] goes from draft to released to closed and back step by step only', () => {
    const allowed = [0, 1, 2].flatMap((from) =>
      [0, 1, 2].filter((to) => mayRelease(from, to)).map((to) => `${from}>${to}`),
    )
    expect(allowed).toEqual(['0>1', '1>0', '1>2', '2>1'])
  })

  it('[EXM-068] knows no other state, nor a step to the same one', () => {
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
