import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import type { ImportTarget } from '../../people/index.ts'
import { certificates } from '../tables.ts'
import type { Holder } from './rules.ts'

/** Finds the students with these folded student numbers. */
export async function listHolders(
  db: Db,
  { schoolId, courseId }: { schoolId: number; courseId: number },
  numbers: readonly string[],
): Promise<Holder[]> {
  const holds = sql<boolean>`exists (select 1 from certificates c where c.school_id = ${schoolId}
    and c.course_id = ${courseId} and c.user_id = ${users.id} and c.revoked_at is null)`
  const fold = sql`lower(regexp_replace(normalize(${users.studentCard}, NFKC), '\\s', '', 'g'))`
  const rows = await db
    .select({ userId: users.id, name: users.name, studentCard: users.studentCard, holds })
    .from(users)
    .where(
      and(
        eq(users.schoolId, schoolId),
        sql`${fold} in (select jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))`,
      ),
    )
  return rows.map((row) => ({ ...row, studentCard: row.studentCard ?? '' }))
}

/** Returns how many certificates an import has issued. */
export function countOf(tx: Db, { schoolId, importId }: ImportTarget): Promise<number> {
  return tx.$count(
    certificates,
    and(eq(certificates.schoolId, schoolId), eq(certificates.importId, importId)),
  )
}
