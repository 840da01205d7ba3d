import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/database/database.ts'
import type { ItemMark } from '../../sitting/scoring/rules.ts'
import { attemptLateAnswers } from '../../tables.ts'

/** Returns an undecided late answer of this attempt, locked until the transaction ends. */
export async function lockWaiting(db: Db, attemptId: number, lateId: number) {
  const rows = await db
    .select()
    .from(attemptLateAnswers)
    .where(
      and(
        eq(attemptLateAnswers.attemptId, attemptId),
        eq(attemptLateAnswers.id, lateId),
        eq(attemptLateAnswers.state, 'waiting'),
      ),
    )
    .for('update')
  return rows[0]
}

export type WaitingLate = NonNullable<Awaited<ReturnType<typeof lockWaiting>>>

export interface Decision {
  take: boolean
  reason: string
  by: number
  at: Date
}

export async function storeDecision(
  db: Db,
  lateId: number,
  { take, reason, by, at }: Decision,
): Promise<void> {
  await db
    .update(attemptLateAnswers)
    .set({ state: take ? 'taken' : 'refused', reason, decidedBy: by, decidedAt: at })
    .where(eq(attemptLateAnswers.id, lateId))
}

/**
 * Replaces the stored answer by the late one. The replaced answer is kept with the attempt
 * (EXM-128).
 */
export async function storeLateAnswer(
  db: Db,
  { attemptItemId, answer, seq, generation }: WaitingLate,
  now: Date,
): Promise<void> {
  const moment = now.toISOString()
  await db.execute(sql`
    with kept as (
      insert into attempt_answer_versions (attempt_item_id, kind, answer, seq, generation, written_at, kept_at)
      select attempt_item_id, 'replaced', answer, seq, generation, saved_at, ${moment}::timestamptz
      from attempt_answers where attempt_item_id = ${attemptItemId}::bigint
      on conflict (attempt_item_id, kind, generation) do update
        set answer = excluded.answer, seq = excluded.seq, written_at = excluded.written_at, kept_at = excluded.kept_at
    )
    insert into attempt_answers (attempt_item_id, answer, seq, generation, saved_at)
    values (${attemptItemId}::bigint, ${answer === null ? null : JSON.stringify(answer)}::jsonb, ${seq}::integer, ${generation}::integer, ${moment}::timestamptz)
    on conflict (attempt_item_id) do update
      set answer = excluded.answer, seq = excluded.seq, generation = excluded.generation, saved_at = excluded.saved_at, client_count_down = null`)
}

/** Stores the new mark of one question. The mark before stays in the history (EXM-124). */
export async function storeMarkAnew(
  db: Db,
  { id, score, isRight, waiting }: ItemMark,
  { reason, by, at }: Decision,
): Promise<void> {
  const moment = at.toISOString()
  await db.execute(sql`
    with history as (
      insert into grading_history (attempt_item_id, graded_by, graded_at, score_before, score_after, comment_before, comment_after)
      select id, ${by}::bigint, ${moment}::timestamptz, score, ${score}::integer, comment, ${reason}::text
      from attempt_items where id = ${id}::bigint and ${score}::integer is not null
    )
    update attempt_items set score = ${score}::integer, is_right = ${isRight}::boolean, waiting = ${waiting}
    where id = ${id}::bigint`)
}
