import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import type { ItemMark } from '../marking/rules.ts'
import type { NewAnswer } from '../saving/queries.ts'
import { attemptAnswerVersions, attemptItems, attemptLateAnswers } from '../tables.ts'

// Answers that arrived after the paper was closed, and answers that gave way to another one.

/**
 * EXM-104: keeps what came too late for the teacher. Not kept are answers that are stored or known already and
 * older entries of the same device; a newer entry takes the place of one that still waits. Who goes back to the
 * stored answer takes the waiting one away, which stays with the attempt (EXM-128). They are listed in the order in
 * which they were written. Returns how many were kept.
 */
export async function keepLateAnswers(
  db: Db,
  attemptId: number,
  answers: readonly NewAnswer[],
  now: Date,
): Promise<number> {
  const list = JSON.stringify(
    answers.map(({ itemId, answer, seq, generation, at }) => ({
      item: itemId,
      answer,
      seq,
      generation,
      at: at === undefined ? undefined : new Date(at).toISOString(),
    })),
  )
  const { rows } = await db.execute(sql`
    with given as (
      select i.id, g.answer, coalesce(g.seq, a.accepted_seq + 1) as seq, least(coalesce(g.generation, a.generation), a.generation) as generation, g.at
      from attempts a
      join attempt_items i on i.attempt_id = a.id
      join jsonb_to_recordset(${list}::jsonb) as g (item bigint, answer jsonb, seq integer, generation integer, at timestamptz) on g.item = i.id
      where a.id = ${attemptId}::bigint
    ), withdrawn as (
      delete from attempt_late_answers l using given g left join attempt_answers b on b.attempt_item_id = g.id
      where l.attempt_item_id = g.id and l.state = 'waiting' and l.generation = g.generation and l.seq < g.seq
        and b.answer is not distinct from g.answer
      returning l.attempt_item_id, l.answer, l.seq, l.generation, coalesce(l.written_at, l.received_at) as written_at
    ), taken_back as (
      insert into attempt_answer_versions (attempt_item_id, kind, answer, seq, generation, written_at, kept_at)
      select attempt_item_id, 'unchosen', answer, seq, generation, written_at, ${now.toISOString()}::timestamptz from withdrawn
      on conflict (attempt_item_id, kind, generation) do update
        set answer = excluded.answer, seq = excluded.seq, written_at = excluded.written_at, kept_at = excluded.kept_at
    )
    insert into attempt_late_answers (attempt_id, attempt_item_id, answer, seq, generation, written_at, received_at)
    select ${attemptId}::bigint, g.id, g.answer, g.seq, g.generation, g.at, ${now.toISOString()}::timestamptz
    from given g left join attempt_answers b on b.attempt_item_id = g.id
    where b.answer is distinct from g.answer
      and not (b.attempt_item_id is not null and b.generation = g.generation and b.seq >= g.seq)
      and not exists (select 1 from attempt_late_answers l where l.attempt_item_id = g.id
        and (l.answer is not distinct from g.answer or (l.generation = g.generation and l.seq >= g.seq)))
    order by g.generation, g.seq
    on conflict (attempt_item_id, generation) where state = 'waiting' do update
      set answer = excluded.answer, seq = excluded.seq, written_at = excluded.written_at, received_at = excluded.received_at
      where excluded.seq > attempt_late_answers.seq
    returning id`)
  return rows.length
}

export type LateCounts = { waiting: number; taken: number; refused: number }

/** By attempt; an attempt without late answers is not in it. */
export async function countLateAnswers(
  db: Db,
  attemptIds: readonly number[],
): Promise<Map<number, LateCounts>> {
  if (attemptIds.length === 0) return new Map()
  const { rows } = await db.execute<Record<'id' | keyof LateCounts, string>>(sql`
    select attempt_id as id, count(*) filter (where state = 'waiting') as waiting,
      count(*) filter (where state = 'taken') as taken, count(*) filter (where state = 'refused') as refused
    from attempt_late_answers where attempt_id = any(${sql.param(`{${attemptIds.join(',')}}`)}::bigint[]) group by attempt_id`)
  return new Map(
    rows.map(({ id, waiting, taken, refused }) => [
      Number(id),
      { waiting: Number(waiting), taken: Number(taken), refused: Number(refused) },
    ]),
  )
}

export async function listLateAnswers(db: Db, attemptId: number) {
  return db
    .select({
      id: attemptLateAnswers.id,
      itemId: attemptLateAnswers.attemptItemId,
      answer: attemptLateAnswers.answer,
      writtenAt: attemptLateAnswers.writtenAt,
      receivedAt: attemptLateAnswers.receivedAt,
      state: attemptLateAnswers.state,
      reason: attemptLateAnswers.reason,
      decidedBy: users.name,
      decidedAt: attemptLateAnswers.decidedAt,
    })
    .from(attemptLateAnswers)
    .leftJoin(users, eq(users.id, attemptLateAnswers.decidedBy))
    .where(eq(attemptLateAnswers.attemptId, attemptId))
    .orderBy(asc(attemptLateAnswers.id))
}
export type LateRow = Awaited<ReturnType<typeof listLateAnswers>>[number]

export async function listEarlierAnswers(db: Db, attemptId: number) {
  return db
    .select({
      itemId: attemptAnswerVersions.attemptItemId,
      kind: attemptAnswerVersions.kind,
      answer: attemptAnswerVersions.answer,
      writtenAt: attemptAnswerVersions.writtenAt,
    })
    .from(attemptAnswerVersions)
    .innerJoin(attemptItems, eq(attemptItems.id, attemptAnswerVersions.attemptItemId))
    .where(eq(attemptItems.attemptId, attemptId))
    .orderBy(asc(attemptAnswerVersions.keptAt), asc(attemptAnswerVersions.id))
}
export type EarlierRow = Awaited<ReturnType<typeof listEarlierAnswers>>[number]

/** The late answer of this attempt, if nobody has decided about it; locked until the transaction ends. */
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

/** The late answer takes the place of the stored one, which is kept (EXM-128). */
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

/** The mark of the one question anew; what it was before stays in the history (EXM-124). */
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
