import type { IdentityRequest } from '@titian/contract'
import { describe, expect, it } from 'vitest'
import { compareRequest } from './compare.ts'

const request: IdentityRequest = {
  sign: 's',
  kind: 'student',
  personSign: 'p',
  personName: 'Aisyah',
  areaCode: '60',
  mobile: '123456789',
  name: 'Nur Aisyah binti Hassan',
  number: '2024-CB-0117',
  university: '',
  department: '',
  major: '',
  class: '',
  submittedAt: '2026-03-01T00:00:00.000Z',
  status: 1,
  reason: null,
  decidedBy: null,
  decidedAt: null,
  roster: null,
}

const verdicts = (changes: Partial<IdentityRequest>) =>
  Object.fromEntries(
    compareRequest({ ...request, ...changes }).map(({ key, verdict }) => [key, verdict]),
  )

describe('a submission beside the roster', () => {
  it('is the same in any case, width and spacing', () => {
    const roster = {
      name: 'NUR  AISYAH BINTI ＨＡＳＳＡＮ',
      mobile: '+60 123456789',
      takenByName: null,
    }
    expect(verdicts({ roster })).toEqual({ number: 'equal', name: 'equal', phone: 'equal' })
  })

  it('differs where the roster says otherwise, and is open where it says nothing', () => {
    const roster = { name: 'Nur Aina', mobile: '', takenByName: null }
    expect(verdicts({ roster })).toEqual({ number: 'equal', name: 'different', phone: 'unknown' })
  })

  it('says that the number stands on no roster', () => {
    expect(verdicts({})).toEqual({ number: 'missing', name: 'unknown', phone: 'unknown' })
  })

  it('shows the details of a student with it', () => {
    expect(Object.keys(verdicts({ kind: 'studentInfo' }))).toEqual([
      'number',
      'name',
      'phone',
      'university',
      'department',
      'major',
      'class',
    ])
  })
})
