import { auditStatus } from '@titian/contract'
import { type SQL, sql } from 'drizzle-orm'

/**
 * How many courses a school has, or has in one state. The number of the listed ones is kept (decision 0027); the few
 * others, such as drafts, have an index of their own.
 */
export function courseCount(schoolId: number, status?: number): SQL {
  const listed = sql`(select coalesce(sum(y.courses), 0) from course_tallies y where y.school_id = ${schoolId})`
  const ofStatus = status === undefined ? sql`` : sql`and o.audit_status = ${status}`
  const others = sql`(select count(*) from courses o where o.school_id = ${schoolId}
    and not (o.audit_status = 2 and o.on_list) ${ofStatus})`
  return status === undefined || status === auditStatus.approved
    ? sql`(${listed} + ${others})`
    : others
}
