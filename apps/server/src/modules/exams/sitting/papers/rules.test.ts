import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { itemKinds } from '@titian/exam-items/shape'
import { seededRandom } from '../../authoring/draws/rules.ts'
import { arrange, attemptsLeft, paperStatus, startProblem } from './rules.ts'

const now = new Date('2026-11-02T08:00:00Z')
const later = new Date('2026-11-02T09:00:00Z')
const before = new Date('2026-11-02T07:00:00Z')
const open = { status: 1, startTime: null, endTime: later, attempts: null }
const done = { state: 'submitted' } as const
const running = { state: 'in_progress' } as const

describe('the actions of a student at a paper', () => {
  it('[EXM-026] are do, continue, redo or view', () => {
    expect(paperStatus(open, [], now)).toBe('do')
    expect(paperStatus(open, [running], now)).toBe('continue')
    expect(paperStatus(open, [done], now)).toBe('redo')
    expect(paperStatus({ ...open, attempts: 1 }, [done], now)).toBe('view')
    expect(paperStatus({ ...open, endTime: before }, [done], now)).toBe('view')
    expect(paperStatus({ ...open, status: 2 }, [done], now)).toBe('view')
  })

  it('[EXM-038] include beginning only within its time and number of attempts', () => {
    expect(startProblem(open, [], now)).toBeUndefined()
    expect(startProblem({ ...open, startTime: later }, [], now)).toBe('examNotOpen')
    expect(startProblem({ ...open, status: 0 }, [], now)).toBe('examNotOpen')
    expect(startProblem({ ...open, endTime: now }, [], now)).toBe('examOver')
    expect(startProblem({ ...open, attempts: 1 }, [done], now)).toBe('noAttemptsLeft')
    expect(startProblem({ ...open, attempts: 1 }, [running], now)).toBe('attemptOpen')
    expect(attemptsLeft({ attempts: 3 }, 5)).toBe(0)
    expect(attemptsLeft({ attempts: null }, 5)).toBeNull()
  })
})

describe('the order of questions in an attempt', () => {
  const anySubjects = fc
    .array(fc.constantFrom(...itemKinds), { maxLength: 30 })
    .map((kinds) => kinds.map((kind, id) => ({ id, kind })))

  it('[EXM-108] has every question once, kinds together, and is the same for the same seed', () => {
    fc.assert(
      fc.property(anySubjects, fc.nat(), (subjects, seed) => {
        const order = arrange(subjects, seededRandom(seed))
        expect(order.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(
          subjects.map(({ id }) => id),
        )
        expect(arrange(subjects, seededRandom(seed))).toEqual(order)
        const kinds = order.map(({ kind }) => kind)
        expect(kinds.filter((kind, place) => kind !== kinds[place - 1]).length).toBe(
          new Set(kinds).size,
        )
      }),
    )
  })

  it('[EXM-108] is the order of the examination without shuffling', () => {
    const order = arrange(
      [
        { id: 1, kind: 'judge' },
        { id: 2, kind: 'single' },
        { id: 3, kind: 'judge' },
      ] as const,
      undefined,
    )
    expect(order.map(({ id }) => id)).toEqual([1, 3, 2])
  })

  it('[EXM-108] puts every question at every position about equally often', () => {
    const subjects = [1, 2, 3, 4].map((id) => ({ id, kind: 'single' }) as const)
    const places = new Map<string, number>()
    const orders = new Set<string>()
    for (let seed = 0; seed < 6000; seed += 1) {
      const order = arrange(subjects, seededRandom(seed * 2_654_435_761))
      orders.add(order.map(({ id }) => id).join())
      for (const [place, { id }] of order.entries())
        places.set(`${id} ${place}`, (places.get(`${id} ${place}`) ?? 0) + 1)
    }
    expect(orders.size).toBe(24)
    expect(places.size).toBe(16)
    for (const count of places.values()) expect(Math.abs(count - 1500)).toBeLessThan(200)
  })

  it('comes from random numbers from 0 up to 1', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const random = seededRandom(seed)
        for (let draw = 0; draw < 50; draw += 1) {
          const number = random()
          expect(number).toBeGreaterThanOrEqual(0)
          expect(number).toBeLessThan(1)
        }
      }),
    )
  })
})
