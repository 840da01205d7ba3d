import type { Prerequisite } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { homeworkItems, prerequisites, prerequisiteSets } from '../../homework/index.ts'

/**
 * Returns the newest title of each number, because a task has the same number in every programme.
 */
export async function findVersionAndTasks(db: Db, schoolId: number) {
  const { rows } = await db.execute<{
    version: number
    tasks: { taskNumber: number; title: string }[]
  }>(sql`
    select coalesce((select s.version from ${prerequisiteSets} s where s.school_id = ${schoolId}), 1)::integer as version,
      coalesce((select json_agg(json_build_object('taskNumber', n.task_number, 'title', n.title) order by n.task_number) from (
        select distinct on (i.task_number) i.task_number, i.title from ${homeworkItems} i
        where i.school_id = ${schoolId} and i.task_number is not null order by i.task_number, i.id desc) n), '[]'::json) as tasks`)
  return rows[0] ?? { version: 1, tasks: [] }
}

/**
 * Increases the version of the rules; false when another person has changed the rules since the
 * caller read them.
 */
export async function raiseVersion(tx: Db, schoolId: number, version: number): Promise<boolean> {
  const rows = await tx
    .insert(prerequisiteSets)
    .values({ schoolId, version: version + 1 })
    .onConflictDoUpdate({
      target: prerequisiteSets.schoolId,
      set: { version: version + 1 },
      setWhere: sql`${prerequisiteSets.version} = ${version}`,
    })
    .returning({ version: prerequisiteSets.version })
  return rows.length > 0
}

export async function replaceRules(
  tx: Db,
  schoolId: number,
  list: readonly Prerequisite[],
): Promise<void> {
  await tx.delete(prerequisites).where(eq(prerequisites.schoolId, schoolId))
  if (list.length > 0)
    await tx.insert(prerequisites).values(list.map((rule) => ({ ...rule, schoolId })))
}
