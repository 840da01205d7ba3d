import { isPassword, roleNameOf } from '@titian/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  completeRoles,
  cookieSeconds,
  firstAuditStatus,
  likePart,
  mayUseTeacherTab,
  needsIdentity,
  readPhone,
  sessionSeconds,
} from './rules.ts'

describe('phones', () => {
  it.each([
    ['0123456701', undefined, { areaCode: '60', mobile: '123456701' }],
    ['123456701', '60', { areaCode: '60', mobile: '123456701' }],
    ['01112345678', undefined, { areaCode: '60', mobile: '1112345678' }],
    ['13800138000', undefined, { areaCode: '86', mobile: '13800138000' }],
    ['13800138000', '60', undefined],
    ['151234567', undefined, undefined],
    ['12', undefined, undefined],
  ] as const)('[ACC-038] [ACC-040] reads %s with area code %s', (digits, areaCode, phone) => {
    expect(readPhone(digits, areaCode)).toEqual(phone)
  })

  it('[ACC-040] are stored in one form, with or without the leading zero', () => {
    const national = fc.stringMatching(/^1[02-46-9]\d{7}$/)
    fc.assert(
      fc.property(national, (digits) => {
        expect(readPhone(`0${digits}`)).toEqual(readPhone(digits))
        expect(readPhone(digits)?.mobile).toBe(digits)
      }),
    )
  })
})

describe('sessions', () => {
  it('[ACC-065] last 2000 minutes when remembered, otherwise twelve hours with a browser session cookie', () => {
    expect([sessionSeconds(true), cookieSeconds(true)]).toEqual([120_000, 120_000])
    expect([sessionSeconds(false), cookieSeconds(false)]).toEqual([43_200, undefined])
  })
})

describe('roles', () => {
  it('[ACC-215] adds normal to staff and leaves other roles unchanged', () => {
    expect(completeRoles('schoolAdmin')).toBe('schoolAdmin,normal')
    expect(completeRoles('teacher')).toBe('teacher')
    expect(completeRoles('')).toBe('normal')
  })

  it('[ACC-254] admits teachers and staff at the teacher tab', () => {
    expect(['teacher,normal', 'schoolAdmin,normal', 'platformAdmin'].every(mayUseTeacherTab)).toBe(
      true,
    )
    expect(['student,normal', 'normal', '', 'notateacher'].some(mayUseTeacherTab)).toBe(false)
  })

  it('[ACC-077] requires the identity when it is missing or refused, and only if the school wants it', () => {
    const of = (status: number, roles = 'normal') => ({ roles, auditStatus: status })
    expect([0, 1, 2, 3].map((status) => needsIdentity(true, of(status)))).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect(needsIdentity(true, of(0, 'schoolAdmin,normal'))).toBe(false)
    expect([0, 1, 2, 3].some((status) => needsIdentity(false, of(status)))).toBe(false)
    expect([firstAuditStatus('teacher,normal'), firstAuditStatus('normal')]).toEqual([2, 0])
  })
})

it('escapes the wildcards of a pattern in a search text', () => {
  expect(likePart('50%_a\\')).toBe('%50\\%\\_a\\\\%')
})

it('[ACC-111] accepts a password exactly when it has the length, no white space and two of three kinds of characters', () => {
  const letters = fc.constantFrom(...'abcXYZ0189!?_ \té'.split(''))
  const texts = fc.array(letters, { minLength: 6, maxLength: 22 }).map((all) => all.join(''))
  const kindsIn = (text: string) =>
    [/[a-z]/i, /\d/, /[!-/:-@[-`{-~]/].filter((kind) => kind.test(text)).length
  fc.assert(
    fc.property(texts, (text) => {
      const isFit = text.length >= 8 && text.length <= 20 && !/[\s\u0080-\uffff]/.test(text)
      expect(isPassword(text)).toBe(isFit && kindsIn(text) >= 2)
    }),
    { numRuns: 1000 },
  )
})

it('[ACC-007] selects a role by the priority teacher, student, normal, in any order of the text', () => {
  const roles = ['teacher', 'student', 'normal', 'schoolAdmin', 'platformAdmin']
  fc.assert(
    fc.property(fc.shuffledSubarray(roles), (assigned) => {
      const first = ['teacher', 'student', 'normal'].find((role) => assigned.includes(role))
      expect(roleNameOf(assigned.join(','))).toBe(first ?? null)
    }),
  )
})
