import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/database/database.ts'
import { type AttemptRow, attempts } from '../../tables.ts'

/**
 * Locks the paper for grading. Returns false if somebody has graded it since the caller read it
 * (TCH-084).
 */
export async function lockForGrading(
  db: Db,
  { id, version }: Pick<AttemptRow, 'id' | 'version'>,
): Promise<boolean> {
  const rows = await db
    .update(attempts)
    .set({ version: version + 1 })
    .where(
      and(eq(attempts.id, id), eq(attempts.version, version), ne(attempts.state, 'in_progress')),
    )
    .returning({ id: attempts.id })
  return rows.length > 0
}

export interface HandMark {
  id: number
  score: number
  comment: string
}

/** Stores marks by a teacher. The marks before stay in the history (EXM-124). */
export async function storeHandMarks(
  db: Db,
  attemptId: number,
  marks: readonly HandMark[],
  graderId: number,
  now: Date,
): Promise<void> {
  const list = JSON.stringify(marks)
  const moment = now.toISOString()
  await db.execute(sql`
    with marked as (
      select i.id, i.score as score_before, i.comment as comment_before, m.score, m.comment, i.points
      from attempt_items i join jsonb_to_recordset(${list}::jsonb) as m (id bigint, score integer, comment text) on m.id = i.id
      where i.attempt_id = ${attemptId}::bigint
    ), kept as (
      insert into grading_history (attempt_item_id, graded_by, graded_at, score_before, score_after, comment_before, comment_after)
      select id, ${graderId}::bigint, ${moment}::timestamptz, score_before, score, comment_before, comment from marked returning 1
    )
    update attempt_items i set score = m.score, is_right = (m.score = m.points), waiting = false, comment = m.comment, graded_by = ${graderId}::bigint, graded_at = ${moment}::timestamptz
    from marked m where i.id = m.id`)
}

/** Stores the sum once no answer awaits a mark (EXM-125). */
export async function addUpMarks(db: Db, attemptId: number): Promise<void> {
  await db.execute(sql`
    update attempts a set waiting = s.waiting, score = case when s.waiting then null else s.score end
    from (select bool_or(waiting) as waiting, coalesce(sum(score), 0)::integer as score from attempt_items where attempt_id = ${attemptId}::bigint) s
    where a.id = ${attemptId}::bigint`)
}
