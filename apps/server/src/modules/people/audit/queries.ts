import type { AuditAction } from '@titian/contract'
import { alias } from 'drizzle-orm/pg-core'
import { and, desc, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm'
import { auditEntries } from '../../../platform/audit/tables.ts'
import type { Db } from '../../../platform/database/database.ts'
import { likePart, users } from '../../accounts/index.ts'

export interface AuditFilter {
  name: string
  action: 'all' | AuditAction
  from?: Date
  to?: Date
  /** What this person did, or what was done to this person (ACC-289). */
  personId?: number
}

const actor = alias(users, 'actor')
const impersonated = alias(users, 'acting_for')
const subject = alias(users, 'subject')

function matching(
  schoolId: number,
  { name, action, from, to, personId }: AuditFilter,
): SQL | undefined {
  const part = likePart(name)
  return and(
    eq(auditEntries.schoolId, schoolId),
    action === 'all' ? undefined : eq(auditEntries.action, action),
    from && gte(auditEntries.at, from),
    to && lte(auditEntries.at, to),
    personId === undefined
      ? undefined
      : or(
          eq(auditEntries.subjectId, personId),
          eq(auditEntries.actorId, personId),
          eq(auditEntries.impersonatedId, personId),
        ),
    name
      ? or(
          sql`${auditEntries.actorId} in (select u.id from users u where u.name ilike ${part})`,
          sql`${auditEntries.subjectId} in (select u.id from users u where u.school_id = ${schoolId} and u.name ilike ${part})`,
        )
      : undefined,
  )
}

/** Staff of the platform may have acted here from another school; whom it was done to is of this one. */
const isActor = eq(actor.id, auditEntries.actorId)
const isImpersonated = and(
  eq(impersonated.schoolId, auditEntries.schoolId),
  eq(impersonated.id, auditEntries.impersonatedId),
)
const isSubject = and(
  eq(subject.schoolId, auditEntries.schoolId),
  eq(subject.id, auditEntries.subjectId),
)

/** Newest first, with the names as they are now. */
export function listAuditEntries(
  db: Db,
  schoolId: number,
  filter: AuditFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .select({
      entry: auditEntries,
      actorName: actor.name,
      actingForName: impersonated.name,
      subjectName: subject.name,
      subjectId: subject.id,
    })
    .from(auditEntries)
    .leftJoin(actor, isActor)
    .leftJoin(impersonated, isImpersonated)
    .leftJoin(subject, isSubject)
    .where(matching(schoolId, filter))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit)
    .offset(offset)
}

export type AuditRow = Awaited<ReturnType<typeof listAuditEntries>>[number]

export async function countAuditEntries(
  db: Db,
  schoolId: number,
  filter: AuditFilter,
): Promise<number> {
  return db.$count(auditEntries, matching(schoolId, filter))
}
