import { auditStatus, type IdentityKind } from '@titian/contract'
import type { IdentityGrant } from '../accounts/index.ts'
import type { RosterEntryRow } from './tables.ts'

/** Normalises a text for comparison: one form of each letter, one case, one kind of space. */
export function foldText(text: string): string {
  // The capital ẞ becomes "ss" only after it was changed to the small ß.
  const lower = text.normalize('NFKC').toLowerCase()
  const folded = lower.toUpperCase().toLowerCase().normalize('NFKC')
  return folded.replace(/\s+/gu, ' ').trim()
}

/** Normalises a number, without any spaces. */
export function foldNumber(text: string): string {
  return foldText(text).replaceAll(' ', '')
}

export type PersonKind = Extract<IdentityKind, 'student' | 'teacher'>

/** Student info counts as the identity of a student. */
export function personKind(kind: IdentityKind): PersonKind {
  return kind === 'teacher' ? 'teacher' : 'student'
}

interface IdentityState {
  roles: string
  auditStatus: number
}

/**
 * True if the account is already approved in the requested kind. A teacher may still also become a
 * student.
 */
export function isApprovedAs(
  { roles, auditStatus: status }: IdentityState,
  kind: PersonKind,
): boolean {
  return status === auditStatus.approved && roles.split(',').includes(kind)
}

/** ACC-259: an approval stays valid while a further submission is pending. */
export function statusWhileWaiting({ auditStatus: status }: IdentityState): number {
  return status === auditStatus.approved ? status : auditStatus.waiting
}

/**
 * ACC-076: the status is "refused", unless the account was approved before or another submission is
 * pending.
 */
export function statusAfterRefusal(state: IdentityState, hasWaiting: boolean): number {
  return hasWaiting || state.auditStatus === auditStatus.approved
    ? statusWhileWaiting(state)
    : auditStatus.refused
}

/** Returns the roster's data about a student, without empty values. */
export function rosterInfo(entry: RosterEntryRow | undefined): Partial<IdentityGrant> {
  return {
    ...(entry?.department && { department: entry.department }),
    ...(entry?.major && { major: entry.major }),
    ...(entry?.className && { className: entry.className }),
  }
}
