import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { actions, state } from '../rules.test.ts'
import { isPossible, stepCourse } from './rules.ts'

describe('the life of a course', () => {
  it('[TCH-083] allows exactly the defined steps in each state', () => {
    const possible = (auditStatus: number, onList: boolean) =>
      actions.filter((action) => isPossible(action, { auditStatus, onList, training: false }))
    expect(possible(0, false)).toEqual(['submit'])
    expect(possible(1, false)).toEqual(['approve', 'refuse'])
    expect(possible(3, false)).toEqual(['submit'])
    expect(possible(2, true)).toEqual(['takeOff'])
    expect(possible(2, false)).toEqual(['putBack'])
  })

  it('[TCH-083] enters the state of the step, and requires a video for review', () => {
    expect(stepCourse('submit', state(0))).toEqual({ auditStatus: 1, onList: false })
    expect(stepCourse('submit', state(0, false, false))).toBe('courseIncomplete')
    expect(stepCourse('approve', state(1))).toEqual({ auditStatus: 2, onList: true })
    expect(stepCourse('refuse', state(1))).toEqual({ auditStatus: 3, onList: false })
    expect(stepCourse('approve', state(2, true))).toBe('wrongStep')
  })

  it('[TCH-015] never lists an unapproved course', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...actions), { maxLength: 30 }), (steps) => {
        let course = { auditStatus: 0, onList: false }
        for (const step of steps) {
          const next = stepCourse(step, { ...course, hasVideo: true, training: false })
          if (typeof next !== 'string') course = next
          expect(!course.onList || course.auditStatus === 2).toBe(true)
        }
      }),
    )
  })
})
