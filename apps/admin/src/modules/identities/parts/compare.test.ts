import type { IdentityRequest } from '@titian/contract'
import { describe, expect, it } from 'vitest'
import { compareRequest, differingLines } from './compare.ts'

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

const info = { department: '', major: '', class: '' }

describe('comparing a submission with the roster', () => {
  it('ignores case, width and spacing', () => {
    const roster = {
      name: 'NUR  AISYAH BINTI ＨＡＳＳＡＮ',
      mobile: '+60 123456789',
      ...info,
      takenByName: null,
    }
    expect(verdicts({ roster })).toEqual({ number: 'equal', name: 'equal', phone: 'equal' })
  })

  it('finds a difference when the roster has another value, and no verdict when it has none', () => {
    const roster = { name: 'Nur Aina', mobile: '', ...info, takenByName: null }
    expect(verdicts({ roster })).toEqual({ number: 'equal', name: 'different', phone: 'unknown' })
  })

  it('says that the number is not in the roster', () => {
    expect(verdicts({})).toEqual({ number: 'missing', name: 'unknown', phone: 'unknown' })
  })

  it('shows the details of a student next to the submission', () => {
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

  it('[ACC-281] compares department, major and class too, and names the differences', () => {
    const roster = {
      name: request.name,
      mobile: '+60 123456789',
      department: 'BUSINESS',
      major: 'Hotel operations',
      class: '2024-DM',
      takenByName: null,
    }
    const given = {
      ...request,
      kind: 'studentInfo' as const,
      department: 'Business',
      major: 'Digital media',
      class: '2025-EC',
      roster,
    }
    expect(verdicts(given)).toEqual({
      number: 'equal',
      name: 'equal',
      phone: 'equal',
      university: 'unknown',
      department: 'equal',
      major: 'different',
      class: 'different',
    })
    expect(differingLines(given).map(({ key }) => key)).toEqual(['major', 'class'])
    expect(differingLines({ ...given, roster: null })).toEqual([])
  })
})
