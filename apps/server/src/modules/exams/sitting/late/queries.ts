import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/database/database.ts'
import { users } from '../../../accounts/index.ts'
import type { NewAnswer } from '../answers/queries.ts'
import {
  attemptAnswerFiles,
  attemptAnswerVersions,
  attemptItems,
  attemptLateAnswers,
  type FiledAnswer,
} from '../../tables.ts'

// Answers that arrived after the closing, and answers that were replaced.

/**
 * EXM-104: stores late answers for the teacher. Answers that are stored already, and older entries
 * of the same device, are skipped. A newer entry replaces an undecided entry of its device. If the
 * student returns to the stored answer, the late answer is withdrawn but stays with the attempt
 * (EXM-128). Late answers are listed in the order of writing. Returns the number of stored answers.
 */
export async function storeLateAnswers(
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

/** Counts the late answers by attempt. An attempt without late answers is not in the map. */
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

export interface WaitingFile {
  answers: FiledAnswer[]
  uploadedAt: Date
}

/** Returns and removes the answers of files that waited for the closing, oldest first. */
export async function consumeWaitingFiles(tx: Db, attemptId: number): Promise<WaitingFile[]> {
  const isWaiting = and(
    eq(attemptAnswerFiles.attemptId, attemptId),
    isNotNull(attemptAnswerFiles.answers),
  )
  const rows = await tx
    .select({ answers: attemptAnswerFiles.answers, uploadedAt: attemptAnswerFiles.uploadedAt })
    .from(attemptAnswerFiles)
    .where(isWaiting)
    .orderBy(asc(attemptAnswerFiles.id))
  if (rows.length > 0)
    await tx
      .update(attemptAnswerFiles)
      .set({ answers: sql`null` })
      .where(isWaiting)
  return rows.map(({ answers, uploadedAt }) => ({ answers: answers ?? [], uploadedAt }))
}
