import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { checkRows, type ExistingPerson, planImport } from './rules.ts'

const row = {
  line: 2,
  areaCode: '60',
  mobile: '123456789',
  name: 'Mei Ling',
  studentCard: 'S1',
  className: '',
}

function person(plan: Partial<ExistingPerson> = {}): ExistingPerson {
  return {
    id: 7,
    areaCode: '60',
    mobile: '123456789',
    name: 'Mei Ling',
    studentCard: 'S1',
    className: '1B',
    roles: 'student,normal',
    auditStatus: 3,
    ...plan,
  }
}

describe('an import plan', () => {
  it('[ACC-219] distinguishes new, changed and unchanged people', () => {
    expect(planImport([row], [], 'student').fresh).toEqual([row])
    expect(planImport([row], [person()], 'student')).toMatchObject({ same: 1, changed: [] })
    const other = person({ name: 'Mei', roles: 'normal' })
    const [change] = planImport([row], [other], 'student').changed
    expect(change).toMatchObject({
      id: 7,
      before: { name: 'Mei', roles: 'normal' },
      after: { name: 'Mei Ling', className: '1B', roles: 'student,normal', auditStatus: 3 },
    })
  })

  it('[ACC-219] marks teachers as verified, and never changes staff', () => {
    const [change] = planImport([row], [person()], 'teacher').changed
    expect(change?.after).toMatchObject({ roles: 'student,teacher,normal', auditStatus: 2 })
    for (const roles of ['schoolAdmin,normal', 'platformAdmin']) {
      const plan = planImport([row], [person({ roles, name: 'The Head' })], 'teacher')
      expect(plan).toMatchObject({ changed: [], fresh: [], faults: [{ line: 2, kind: 'staff' }] })
    }
  })

  it('[ACC-280] lists people who would get a role, which is added after their existing roles', () => {
    const teacher = person({ roles: 'teacher,normal', name: 'Nurul Huda' })
    const [change] = planImport([row], [teacher], 'student').changed
    expect(change).toMatchObject({
      line: 2,
      isNewRole: true,
      before: { name: 'Nurul Huda', roles: 'teacher,normal' },
      after: { name: 'Mei Ling', roles: 'teacher,student,normal' },
    })
    const [renamed] = planImport([row], [person({ name: 'Mei' })], 'student').changed
    expect(renamed?.isNewRole).toBe(false)
  })

  it('is empty when everything was applied before', () => {
    const name = fc.constantFrom('Mei Ling', 'Ali Baba')
    const text = fc.constantFrom('', 'A', 'B')
    const rows = fc.record({ name, studentCard: text, className: text })
    const roles = fc.constantFrom('normal', 'student', 'teacher,normal')
    fc.assert(
      fc.property(rows, roles, fc.constantFrom('student', 'teacher'), (given, before, role) => {
        const wish = { ...row, ...given }
        const [change] = planImport([wish], [person({ roles: before })], role).changed
        const after = person({ roles: before, ...change?.after })
        expect(planImport([wish], [after], role)).toMatchObject({ same: 1, changed: [] })
      }),
    )
  })
})

describe('rows of a sheet', () => {
  const given = (line: number, phone: string, number = `S${line}`) => ({
    line,
    values: { phone, areaCode: '', name: 'Mei Ling', studentCard: number, className: '' },
  })

  it('are valid or invalid, never both, and have distinct phones', () => {
    const phone = fc.constantFrom('0123456789', '60123456789', '0123456780', '12', '13800138000')
    const numbers = fc.constantFrom('A', 'B', '')
    fc.assert(
      fc.property(fc.array(fc.tuple(phone, numbers)), (pairs) => {
        const sheet = pairs.map(([one, number], index) => given(index + 2, one, number))
        const { rows, faults } = checkRows(sheet, 'student', ['60'])
        const faulty = new Set(faults.map(({ line }) => line))
        expect(rows.length + faulty.size).toBe(pairs.length)
        expect(rows.some(({ line }) => faulty.has(line))).toBe(false)
        expect(new Set(rows.map(({ mobile }) => mobile)).size).toBe(rows.length)
      }),
    )
  })

  it("[FRM-168] accept the school's countries only", () => {
    const sheet = [given(2, '13800138000')]
    expect(checkRows(sheet, 'student', ['60']).faults).toMatchObject([{ kind: 'country' }])
    expect(checkRows(sheet, 'student', ['60', '86']).rows).toHaveLength(1)
  })
})
