import { and, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database/database.ts'
import { users } from '../accounts/index.ts'
import { certificates } from './tables.ts'

const old = alias(certificates, 'old')

/**
 * The columns of a certificate, with the number of the certificate that this certificate replaces.
 */
const shown = { certificate: certificates, replaces: old.number }

const replaced = and(eq(old.schoolId, certificates.schoolId), eq(old.id, certificates.replacesId))

export async function findByNumber(db: Db, schoolId: number, number: string) {
  const [row] = await db
    .select(shown)
    .from(certificates)
    .leftJoin(old, replaced)
    .where(and(eq(certificates.schoolId, schoolId), eq(certificates.number, number)))
  return row
}

export type ShownCertificate = NonNullable<Awaited<ReturnType<typeof findByNumber>>>

export async function findById(db: Db, schoolId: number, id: number) {
  const [row] = await db
    .select(shown)
    .from(certificates)
    .leftJoin(old, replaced)
    .where(and(eq(certificates.schoolId, schoolId), eq(certificates.id, id)))
  return row
}

const mostOfPerson = 50

/**
 * Lists the certificates of the person with this student number, which may belong to the account or
 * to a confirmed identity. `number` was prepared by `foldNumber`.
 */
export function listByIdentity(db: Db, schoolId: number, number: string) {
  const fold = sql`lower(regexp_replace(${users.studentCard}, '\\s', '', 'g'))`
  // Each condition uses its own index. With one `or`, every person with a certificate would be read
  // (FRM-394).
  const people = sql`(
    select ${users.id} from ${users} where ${users.schoolId} = ${schoolId} and ${fold} = ${number}
    union select i.user_id from identity_requests i
    where i.school_id = ${schoolId} and i.status = 2 and i.number_key = ${number})`
  return db
    .select(shown)
    .from(certificates)
    .leftJoin(old, replaced)
    .where(and(eq(certificates.schoolId, schoolId), sql`${certificates.userId} in ${people}`))
    .orderBy(desc(certificates.id))
    .limit(mostOfPerson)
}

export async function listOwn(
  db: Db,
  { schoolId, userId, courseId }: { schoolId: number; userId: number; courseId?: number },
  { page, size }: { page: number; size: number },
) {
  const where = and(
    eq(certificates.schoolId, schoolId),
    eq(certificates.userId, userId),
    courseId === undefined ? undefined : eq(certificates.courseId, courseId),
  )
  const rows = await db
    .select(shown)
    .from(certificates)
    .leftJoin(old, replaced)
    .where(where)
    .orderBy(desc(certificates.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: await db.$count(certificates, where) }
}
