import { auditStatus, type IdentityKind } from '@titian/contract'
import type { IdentityGrant } from '../accounts/index.ts'
import type { RosterEntryRow } from './tables.ts'

/** A text as it is compared: one form of each letter, one case, one kind of space. */
export function foldText(text: string): string {
  // The capital ẞ becomes two letters only by way of the small one.
  const lower = text.normalize('NFKC').toLowerCase()
  const folded = lower.toUpperCase().toLowerCase().normalize('NFKC')
  return folded.replace(/\s+/gu, ' ').trim()
}

/** Numbers are compared without any spaces. */
export function foldNumber(text: string): string {
  return foldText(text).replaceAll(' ', '')
}

export type PersonKind = Extract<IdentityKind, 'student' | 'teacher'>

/** Student info is what the school knows of a student. */
export function personKind(kind: IdentityKind): PersonKind {
  return kind === 'teacher' ? 'teacher' : 'student'
}

interface IdentityState {
  roles: string
  auditStatus: number
}

/** Approved as what is asked for again; a teacher may still become a student as well. */
export function isApprovedAs(
  { roles, auditStatus: status }: IdentityState,
  kind: PersonKind,
): boolean {
  return status === auditStatus.approved && roles.split(',').includes(kind)
}

/** ACC-259: an approval holds while something further waits. */
export function statusWhileWaiting({ auditStatus: status }: IdentityState): number {
  return status === auditStatus.approved ? status : auditStatus.waiting
}

/** ACC-076: refused, unless the account was approved before or something else of it still waits. */
export function statusAfterRefusal(state: IdentityState, hasWaiting: boolean): number {
  return hasWaiting || state.auditStatus === auditStatus.approved
    ? statusWhileWaiting(state)
    : auditStatus.refused
}

/** What an entry of the roster says of a student, where it says anything. */
export function rosterInfo(entry: RosterEntryRow | undefined): Partial<IdentityGrant> {
  return {
    ...(entry?.department && { department: entry.department }),
    ...(entry?.major && { major: entry.major }),
    ...(entry?.className && { className: entry.className }),
  }
}
