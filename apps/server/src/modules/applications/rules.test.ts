import {
  applicationParties,
  applicationStates,
  type ApplicationState,
  companySteps,
  mayStep,
  noResponseDays,
} from '@titian/contract'
import { describe, expect, it } from 'vitest'
import { faultsOf, invitationOf, isSameAnswer, nextOf, timelineOf } from './rules.ts'
import type { StepRow } from './tables.ts'

const day = 86_400_000
const start = new Date('2026-11-02T08:00:00Z')
const after = (days: number) => new Date(start.getTime() + days * day)
const step = (toState: ApplicationState, days: number, fields: Partial<StepRow> = {}): StepRow => ({
  id: 1,
  applicationId: 1,
  at: after(days),
  by: 'company',
  fromState: 'delivered',
  toState,
  note: '',
  interviewAt: null,
  interviewPlace: '',
  ...fields,
})
const delivery = step('delivered', 0, { by: 'student', fromState: null })
const statesOf = (steps: StepRow[], days: number) =>
  timelineOf(steps, start, after(days)).map(({ state }) => state)

/** Returns a generator of numbers that depends only on the seed. */
function chanceFrom(seed: number): (limit: number) => number {
  let state = seed
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
}

describe('the steps of an application', () => {
  it('[JOB-041] never leave an end, go back or ignore who may make them, in any order of all parties', () => {
    const ends = new Set(['accepted', 'declined', 'rejected', 'withdrawn', 'expired'])
    const rank = ['delivered', 'viewed', 'shortlisted', 'interview', 'offered']
    const reached = new Set<string>()
    for (let seed = 1; seed <= 2000; seed += 1) {
      const chance = chanceFrom(seed)
      let state: ApplicationState = 'delivered'
      for (let time = 0; time < 12; time += 1) {
        const by = applicationParties[chance(applicationParties.length)] ?? 'system'
        const to = applicationStates[chance(applicationStates.length)] ?? 'expired'
        if (!mayStep(state, to, by)) continue
        expect(ends.has(state)).toBe(false)
        if (!ends.has(to)) {
          const moved = rank.indexOf(to) - rank.indexOf(state)
          expect(moved > 0 || (moved === 0 && to === 'interview')).toBe(true)
        }
        if (to === 'accepted' || to === 'declined')
          expect([state, by]).toEqual(['offered', 'student'])
        if (to === 'withdrawn') expect(by).toBe('student')
        if (to === 'expired')
          expect([['delivered', 'viewed'].includes(state), by]).toEqual([true, 'system'])
        if (by === 'company') expect(companySteps).toContain(to)
        reached.add(to)
        state = to
      }
    }
    expect(reached.size).toBe(applicationStates.length - 1)
  })

  it('[JOB-044] let a student withdraw from every state until the offer is accepted', () => {
    const from = applicationStates.filter((state) => mayStep(state, 'withdrawn', 'student'))
    expect(from).toEqual(['delivered', 'viewed', 'shortlisted', 'interview', 'offered'])
  })
})

describe('the timeline', () => {
  it('[JOB-045] shows after 30 days that there was no answer, and a later answer after it', () => {
    const viewed = step('viewed', 3)
    expect(statesOf([delivery, viewed], noResponseDays - 0.001)).toEqual(['delivered', 'viewed'])
    expect(statesOf([delivery, viewed], noResponseDays)).toEqual([
      'delivered',
      'viewed',
      'no_response',
    ])
    expect(statesOf([delivery, step('offered', 40)], 50)).toEqual([
      'delivered',
      'no_response',
      'offered',
    ])
    expect(statesOf([delivery, step('shortlisted', 29)], 50)).toEqual(['delivered', 'shortlisted'])
    expect(statesOf([delivery, step('withdrawn', 5, { by: 'student' })], 50)).toEqual([
      'delivered',
      'withdrawn',
    ])
    expect(timelineOf([delivery], start, after(31))[1]).toEqual({
      at: after(30).toISOString(),
      state: 'no_response',
      by: 'system',
      note: '',
      interview: null,
    })
  })
})

describe('an invitation to an interview', () => {
  const invited = (days: number) => ({
    state: 'interview' as const,
    interviewAt: after(days),
    interviewPlace: 'Level 3',
  })

  it('[JOB-105] is prepared for until its time, then its result is awaited, and an offer is answered', () => {
    expect(nextOf(invited(1), start)).toBe('prepare')
    expect(nextOf(invited(0), start)).toBe('wait')
    expect(nextOf({ ...invited(1), state: 'offered' }, start)).toBe('answerOffer')
    expect(nextOf({ ...invited(1), state: 'rejected' }, start)).toBe('none')
    expect(invitationOf({ ...invited(1), state: 'offered' })).toBeNull()
  })

  it('[JOB-106] needs a future time and a place', () => {
    const answer = {
      step: 'interview' as const,
      note: '',
      interviewAt: after(1),
      interviewPlace: 'x',
    }
    const faults = (change: object) =>
      faultsOf({ ...answer, ...change }, start).map(({ field, reason }) => [field, reason])
    expect(faults({})).toEqual([])
    expect(faults({ interviewAt: start })).toEqual([['interviewAt', 'interviewPast']])
    expect(faults({ interviewAt: null, interviewPlace: '' })).toEqual([
      ['interviewAt', 'interviewTimeMissing'],
      ['interviewPlace', 'interviewPlaceMissing'],
    ])
    expect(
      faultsOf({ ...answer, step: 'viewed', interviewAt: null, interviewPlace: '' }, start),
    ).toEqual([])
  })

  it('[JOB-103] counts as repeated only with the same time, place and note, and only as the last step', () => {
    const answer = {
      step: 'interview' as const,
      note: 'n',
      interviewAt: after(1),
      interviewPlace: 'x',
    }
    const kept = step('interview', 0, { note: 'n', interviewAt: after(1), interviewPlace: 'x' })
    expect(isSameAnswer(kept, answer)).toBe(true)
    expect(isSameAnswer(kept, { ...answer, note: '' })).toBe(false)
    expect(isSameAnswer(kept, { ...answer, interviewAt: after(2) })).toBe(false)
    expect(isSameAnswer({ ...kept, by: 'student' }, answer)).toBe(false)
    expect(isSameAnswer(undefined, answer)).toBe(false)
  })
})
