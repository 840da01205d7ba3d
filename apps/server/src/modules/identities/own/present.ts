import { auditStatus, type Language, pickText, type StudentInfo } from '@titian/contract'
import type { UserRow } from '../../accounts/index.ts'
import type { RequestRow } from '../tables.ts'

/**
 * ACC-185: returns the account's data, or the pending or refused submission, so that it can be
 * reviewed and sent again.
 */
export function studentInfo(
  user: UserRow,
  newest: RequestRow | undefined,
  language: Language,
  schoolTitle: string,
): StudentInfo {
  if (newest && newest.status !== auditStatus.approved)
    return {
      studentId: newest.number,
      // ACC-197: a person who submitted a number of this school named no other school.
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
