import { auditStatus, type Language, pickText, type StudentInfo } from '@titian/contract'
import type { UserRow } from '../../accounts/index.ts'
import type { RequestRow } from '../tables.ts'

/**
 * ACC-185: returns the account's data. If a submission is pending or was refused, returns that, so
 * that the person can look at it and send it again.
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
      // ACC-197: the person submitted a number of this school, and so named no other school.
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
