import type { AuditAction } from '@titian/contract'
import { alias } from 'drizzle-orm/pg-core'
import { and, desc, eq, gte, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { auditEntries } from '../../../platform/audit/tables.ts'
import type { Db } from '../../../platform/database/database.ts'
import { hasRole, hasTeamRole, likePart, users } from '../../accounts/index.ts'
import { idsOfNamed } from '../directory/queries.ts'

export interface AuditFilter {
  name: string
  action: 'all' | AuditAction
  from?: Date
  to?: Date
  /** Acts that this person did, or that others did to this person (ACC-289). */
  personId?: number
}

const actor = alias(users, 'actor')
const impersonated = alias(users, 'acting_for')
const subject = alias(users, 'subject')

/**
 * Platform staff are found by their role. The index of names covers only one school, and there are
 * few platform staff.
 */
const isPlatformNamed = (schoolId: number, name: string) =>
  and(
    ne(users.schoolId, schoolId),
    // The index of staff has this condition, so the planner can use the index.
    hasTeamRole(),
    hasRole(['platformAdmin']),
    sql`${users.name} ilike ${likePart(name)}`,
  )

/** Finds the ids of matching people once. Otherwise the name would be compared with each entry. */
function isAbout(schoolId: number, name: string): SQL | undefined {
  const named = idsOfNamed(schoolId, name)
  if (!named) return undefined
  const ofPlatform = sql`(select users.id from users where ${isPlatformNamed(schoolId, name)})`
  return or(
    sql`${auditEntries.actorId} in ${named}`,
    sql`${auditEntries.actorId} in ${ofPlatform}`,
    sql`${auditEntries.subjectId} in ${named}`,
  )
}

function matching(
  schoolId: number,
  { name, action, from, to, personId }: AuditFilter,
): SQL | undefined {
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
    isAbout(schoolId, name),
  )
}

/**
 * The person who acted may be platform staff of another school. The person to whom something was
 * done belongs to this school.
 */
const isActor = eq(actor.id, auditEntries.actorId)
const isImpersonated = and(
  eq(impersonated.schoolId, auditEntries.schoolId),
  eq(impersonated.id, auditEntries.impersonatedId),
)
const isSubject = and(
  eq(subject.schoolId, auditEntries.schoolId),
  eq(subject.id, auditEntries.subjectId),
)

/** Lists the entries of the audit log, newest first, with the current names of the people. */
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
