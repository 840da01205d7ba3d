import type { Person } from '@titian/contract'

/** A student as a row of the list of people. */
export const personRow = (changed: Partial<Person> = {}): Person => ({
  sign: 'aisyah',
  name: 'Nur Aisyah',
  mobile: '123456701',
  areaCode: '60',
  roleStr: 'student',
  studentCard: null,
  className: null,
  disabled: false,
  auditStatus: 0,
  createdAt: '2026-07-31T00:00:00.000Z',
  lastLoginAt: null,
  closedAt: null,
  ...changed,
})
