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
  /** What this person did, or what was done to this person (ACC-289). */
  personId?: number
}

const actor = alias(users, 'actor')
const impersonated = alias(users, 'acting_for')
const subject = alias(users, 'subject')

/** Staff of the platform are found by their role: the index of names is of one school, and a log names few others. */
const isPlatformNamed = (schoolId: number, name: string) =>
  and(
    ne(users.schoolId, schoolId),
    // The words of the index of the few who look after a school.
    hasTeamRole(),
    hasRole(['platformAdmin']),
    sql`${users.name} ilike ${likePart(name)}`,
  )

/** The people whom a name means are found once, and not compared with each entry. */
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
