import { type Language, pickText } from '@titian/contract'
import type { School, User } from '../../platform/actor.ts'
import { recordAudit } from '../../platform/audit/audit.ts'
import type { AuditChange } from '../../platform/audit/tables.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Client } from '../../platform/http/context.ts'
import { auditStatus } from './rules.ts'
import type { CourseRow } from './tables.ts'

/** Who changes a course: what every request has. */
export interface Writer {
  actor: User
  school: School
  language: Language
  now: Date
  client: Pick<Client, 'address'>
}

export const nameOf = ({ names }: Pick<CourseRow, 'names'>, { language, school }: Writer) =>
  pickText(names, language, school.defaultLanguage)
export const priceText = ({ priceMinor }: Pick<CourseRow, 'priceMinor'>) =>
  (priceMinor / 100).toFixed(2)

/** An approved course may be changed without another review; what students bought it for stands in the log (TCH-111). */
export async function noteApprovedChange(
  tx: Db,
  writer: Writer,
  course: Pick<CourseRow, 'names' | 'auditStatus' | 'authorId'>,
  changes: readonly AuditChange[],
): Promise<void> {
  const real = changes.filter(({ before, after }) => before !== after)
  if (course.auditStatus !== auditStatus.approved || real.length === 0) return
  await recordAudit(tx, writer, {
    action: 'course.changed',
    subjectId: course.authorId,
    detail: [{ field: 'course', before: '', after: nameOf(course, writer) }, ...real],
  })
}
