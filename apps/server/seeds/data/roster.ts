import type { IdentityKind } from '@titian/contract'

/** Teachers in the roster without an account. */
export const furtherTeachers = [
  { name: 'Mohd Hafiz bin Osman', number: 'T-2009', phone: '0134000001' },
  { name: '黄淑仪', number: 'T-2010', phone: '0134000002' },
]

/** Registered people whom the roster cannot confirm. */
export const applicants = [
  { key: 'applicant-1', name: 'Aina Sofea', auditStatus: 1 },
  { key: 'applicant-2', name: '许嘉豪', auditStatus: 1 },
  { key: 'applicant-3', name: 'Priya a/p Subramaniam', auditStatus: 1 },
  { key: 'applicant-4', name: 'Ong Hui Ling', auditStatus: 1 },
  { key: 'applicant-5', name: 'Faris Iskandar bin Zulkifli', auditStatus: 3 },
] as const

interface RequestSeed {
  /** Key of the account. */
  by: string
  kind: IdentityKind
  name?: string
  /** The submitted number, or the person whose roster number was submitted. */
  number?: string
  numberOf?: number
  /** The change that a student requests. */
  major?: string
  className?: string
  daysAgo: number
  status: 1 | 2 | 3
  /** True when the roster decided automatically. */
  automatic?: boolean
  reason?: string
}

/**
 * Six requests wait for staff; the others are decided. `numberOf` counts the roster's students from
 * one.
 */
export const requests: RequestSeed[] = [
  { by: 'student-2', kind: 'student', numberOf: 2, daysAgo: 96, status: 2, automatic: true },
  { by: 'student-3', kind: 'student', numberOf: 3, daysAgo: 95, status: 2, automatic: true },
  { by: 'student-41', kind: 'student', daysAgo: 61, status: 2 },
  {
    by: 'student-52',
    kind: 'studentInfo',
    className: '2025-HT',
    daysAgo: 33,
    status: 3,
    reason: 'Please ask your faculty to move you to this class first.',
  },
  {
    by: 'applicant-5',
    kind: 'student',
    number: '2024-CB-9999',
    daysAgo: 12,
    status: 3,
    reason: 'No student of the school has this number.',
  },
  { by: 'applicant-1', kind: 'student', numberOf: 31, daysAgo: 6, status: 1 },
  { by: 'applicant-2', kind: 'student', number: '2026-LG-0412', daysAgo: 4, status: 1 },
  { by: 'applicant-3', kind: 'student', numberOf: 5, daysAgo: 3, status: 1 },
  { by: 'student-9', kind: 'studentInfo', className: '2025-EC', daysAgo: 2, status: 1 },
  { by: 'applicant-4', kind: 'teacher', number: 'T-2010', daysAgo: 1.2, status: 1 },
  { by: 'student-23', kind: 'studentInfo', major: 'Digital media', daysAgo: 0.3, status: 1 },
]
