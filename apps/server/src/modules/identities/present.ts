import {
  auditStatus,
  type IdentityRequest,
  type Language,
  pickText,
  type RosterEntry,
  type StudentInfo,
} from '@titian/contract'
import type { UserRow } from '../accounts/index.ts'
import type { ListedRequest } from './queue-queries.ts'
import type { RequestRow, RosterEntryRow } from './tables.ts'

/** ACC-185: what the account has, or what waits or was refused, so that it can be looked at and sent again. */
export function studentInfo(
  user: UserRow,
  newest: RequestRow | undefined,
  language: Language,
  schoolTitle: string,
): StudentInfo {
  if (newest && newest.status !== auditStatus.approved)
    return {
      studentId: newest.number,
      // ACC-197: who gave the school's own number named no other school.
      university: newest.kind === 'student' ? schoolTitle : newest.university,
      department: newest.department,
      major: newest.major,
      class: newest.className,
      auditStatus: newest.status,
      reason: newest.reason,
    }
  return {
    studentId: user.studentCard ?? '',
    university: user.university ?? (user.studentCard ? schoolTitle : ''),
    department: pickText(user.department, language),
    major: pickText(user.major, language),
    class: user.className ?? '',
    auditStatus: newest?.status ?? user.auditStatus,
    reason: null,
  }
}

export function identityRequest(
  { request, person, decidedBy, entry, takenByName }: ListedRequest,
  sign: string,
  personSign: string,
): IdentityRequest {
  return {
    sign,
    kind: request.kind,
    personSign,
    personName: person.name,
    areaCode: person.areaCode,
    mobile: person.mobile,
    name: request.name,
    number: request.number,
    university: request.university,
    department: request.department,
    major: request.major,
    class: request.className,
    submittedAt: request.submittedAt.toISOString(),
    status: request.status,
    reason: request.reason,
    decidedBy,
    decidedAt: request.decidedAt?.toISOString() ?? null,
    roster: entry && {
      name: entry.name,
      mobile: phone(entry),
      department: entry.department ?? '',
      major: entry.major ?? '',
      class: entry.className ?? '',
      takenByName,
    },
  }
}

function phone({ areaCode, mobile }: Pick<RosterEntryRow, 'areaCode' | 'mobile'>): string {
  return mobile === null ? '' : `+${areaCode ?? ''} ${mobile}`
}

export function rosterEntry(
  entry: RosterEntryRow,
  takenByName: string | null,
  sign: string,
): RosterEntry {
  return {
    sign,
    kind: entry.kind,
    number: entry.number,
    name: entry.name,
    areaCode: entry.areaCode,
    mobile: entry.mobile,
    department: entry.department ?? '',
    major: entry.major ?? '',
    class: entry.className ?? '',
    takenByName,
  }
}
