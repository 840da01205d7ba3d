import { awaySeconds, type Extension } from '@titian/contract'
import type { ItemAnswer } from '@titian/exam-items/shape'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/database/database.ts'
import { prepareQuery, prepareSql, type Slots } from '../../../../platform/database/prepared.ts'
import { attemptAnswers, attemptItems, type AttemptState, examSubjects } from '../../tables.ts'

// The parts of the statements that save and submit: the permission, the answers, and the replaced
// answers.

export interface NewAnswer {
  itemId: number
  answer: ItemAnswer
  /**
   * The number of the entry. If it is undefined, the server numbers the entry after all entries so
   * far.
   */
  seq: number | undefined
  /** The takeover in which the answer was written (EXM-127); undefined for the newest takeover. */
  generation?: number | undefined
  /** The time of writing by the clock of the device. */
  at?: number | undefined
}

/** Conditions for writing into an attempt: by whom, in which takeover, and when. */
export interface Gate {
  schoolId: number
  userId: number
  attemptId: number
  holder: string | null
  from: AttemptState
  now: Date
}

/** The answer to a question that the server has after a save. */
export interface StoredAnswer {
  itemId: number
  /** The number that the device gave the entry. */
  sentSeq: number
  /** True if the stored answer equals the sent one. */
  same: boolean
  /** True if another answer is stored and was not overwritten by the entry. */
  conflict: boolean
  seq: number
  answer: ItemAnswer
  storedAt: Date | null
}

type Writing = Slots<ReturnType<typeof valuesOf>>

/**
 * Returns a condition inside the statement that writes. It refuses late writing and writing by an
 * older tab (EXM-036, EXM-106). It also refuses a save while the clock is stopped. The server then
 * restarts the clock first, so that an absence counts even if the student has not loaded the page
 * again (EXM-131).
 */
function gateOf({ schoolId, userId, attemptId, holder, from, now }: Writing): SQL {
  return sql`id = ${attemptId}::bigint and school_id = ${schoolId}::bigint and user_id = ${userId}::bigint and state = ${from}
    and (closes_at is null or closes_at > ${now}::timestamptz) and (holder is null or holder = ${holder}::text)
    and not (clock_stops and deadline is not null and seen_at + make_interval(secs => ${awaySeconds}) < least(deadline, ${now}::timestamptz))`
}

/**
 * How far the numbers of a device may be ahead of the numbers of the server. No device writes more
 * without a response.
 */
const mostAhead = 1_000_000

function sequenceAfter({ highest, unnumbered }: Writing): SQL {
  return sql`greatest(accepted_seq, least(${highest}::integer, accepted_seq + ${mostAhead}::integer)) + ${unnumbered}::integer`
}

/** Writes the answers as JSON, which the statement reads with `jsonb_to_recordset`. */
const listOf = (answers: readonly NewAnswer[]) =>
  JSON.stringify(
    answers.map(({ itemId, answer, seq, generation, at }) => ({
      item: itemId,
      answer,
      seq,
      generation,
      at: at === undefined ? undefined : new Date(at).toISOString(),
    })),
  )

/** Returns the values of a statement that saves. */
function valuesOf(
  { schoolId, userId, attemptId, holder, from, now }: Gate,
  answers: readonly NewAnswer[],
  countDown: number | null,
) {
  return {
    schoolId,
    userId,
    attemptId,
    holder,
    from,
    now: now.toISOString(),
    highest: Math.max(0, ...answers.map(({ seq }) => seq ?? 0)),
    unnumbered: answers.some(({ seq }) => seq === undefined) ? 1 : 0,
    answers: listOf(answers),
    countDown,
  }
}

/**
 * True if the entry is newer than the stored answer: first the takeover counts, then the number. If
 * the stored answer is of the newest takeover, the same tab wrote both, so only the number counts.
 */
const isNewer = sql`(case when b.generation = g.generation then g.seq > b.seq else (g.written_under, g.seq) > (b.generation, b.seq) end)`
const differs = sql`b.answer is distinct from g.answer`

/**
 * Stores the answers of the attempt in `touched`. An older entry changes nothing (EXM-103). An
 * entry from before another device changed the question changes nothing either (EXM-127). A
 * replaced answer is kept (EXM-128). The stored row is read at the start of the statement. That is
 * safe, because an older takeover cannot write at the same time, and the order within a takeover is
 * checked again when the row is written.
 */
function savingOf({ answers, countDown, now }: Writing): SQL {
  const moment = sql`${now}::timestamptz`
  return sql`given as (
      select i.id, g.answer, least(coalesce(g.seq, t.accepted_seq), t.accepted_seq) as seq, coalesce(g.seq, t.accepted_seq) as sent_seq,
        least(coalesce(g.generation, t.generation), t.generation) as written_under, t.generation
      from touched t
      join attempt_items i on i.attempt_id = t.id
      join jsonb_to_recordset(${answers}::jsonb) as g (item bigint, answer jsonb, seq integer, generation integer) on g.item = i.id
    ), saved as (
      insert into attempt_answers (attempt_item_id, answer, seq, generation, saved_at, client_count_down)
      select g.id, g.answer, g.seq, g.generation, ${moment}, ${countDown}::bigint
      from given g left join attempt_answers b on b.attempt_item_id = g.id
      where b.attempt_item_id is null or ${isNewer}
      on conflict (attempt_item_id) do update
        set answer = excluded.answer, seq = excluded.seq, generation = excluded.generation, saved_at = excluded.saved_at, client_count_down = excluded.client_count_down
        where (excluded.generation, excluded.seq) > (attempt_answers.generation, attempt_answers.seq)
      returning attempt_item_id, seq
    ), kept as (
      insert into attempt_answer_versions (attempt_item_id, kind, answer, seq, generation, written_at, kept_at)
      select b.attempt_item_id, 'replaced', b.answer, b.seq, b.generation, b.saved_at, ${moment}
      from given g join attempt_answers b on b.attempt_item_id = g.id
      where ${isNewer} and g.generation > b.generation and ${differs}
      union all
      select g.id, 'unchosen', g.answer, g.seq, g.written_under, ${moment}, ${moment}
      from given g join attempt_answers b on b.attempt_item_id = g.id
      where not ${isNewer} and ${differs}
      ${onSameVersion}
    )`
}

const onSameVersion = sql`on conflict (attempt_item_id, kind, generation) do update
        set answer = excluded.answer, seq = excluded.seq, written_at = excluded.written_at, kept_at = excluded.kept_at
        where excluded.seq > attempt_answer_versions.seq`

/**
 * The stored answer of each question that was sent, for a statement with the parts of `savingOf`.
 */
const storedAnswers = sql`select json_agg(json_build_object(
      'itemId', g.id, 'sentSeq', g.sent_seq, 'same', s.attempt_item_id is not null or not (${differs}),
      'conflict', s.attempt_item_id is null and ${differs} and not ${isNewer},
      'seq', coalesce(s.seq, b.seq), 'answer', b.answer, 'storedAt', b.saved_at))
    from given g left join saved s on s.attempt_item_id = g.id left join attempt_answers b on b.attempt_item_id = g.id
    where s.attempt_item_id is not null or b.attempt_item_id is not null`

/** Stores answers that an older tab still sends. They do not count, but they are kept (EXM-106). */
export async function storeSupersededAnswers(
  db: Db,
  attemptId: number,
  answers: readonly NewAnswer[],
  now: Date,
): Promise<void> {
  const moment = sql`${now.toISOString()}::timestamptz`
  await db.execute(sql`
    insert into attempt_answer_versions (attempt_item_id, kind, answer, seq, generation, written_at, kept_at)
    select i.id, 'unchosen', g.answer, coalesce(g.seq, a.accepted_seq), least(coalesce(g.generation, a.generation), a.generation), ${moment}, ${moment}
    from attempts a
    join attempt_items i on i.attempt_id = a.id
    join jsonb_to_recordset(${listOf(answers)}::jsonb) as g (item bigint, answer jsonb, seq integer, generation integer) on g.item = i.id
    left join attempt_answers b on b.attempt_item_id = i.id
    where a.id = ${attemptId}::bigint and ${differs}
    ${onSameVersion}`)
}

export interface Saved {
  deadline: Date | null
  /** The last extension of the attempt (EXM-117); null if there was none. */
  extension: Extension | null
  acceptedSeq: number
  answers: StoredAnswer[]
}

const momentOf = (text: string | null) => (text === null ? null : new Date(text))

type SavedRow = {
  deadline: string | null
  extension: Extension | null
  accepted_seq: number
  answers: (Omit<StoredAnswer, 'storedAt'> & { storedAt: string | null })[] | null
}

const saving = prepareSql(
  (writing: Writing) => sql<SavedRow>`
    with touched as (
      update attempts set seen_at = ${writing.now}::timestamptz, holder = coalesce(holder, ${writing.holder}::text), accepted_seq = ${sequenceAfter(writing)}
      where ${gateOf(writing)}
      returning id, deadline, extension, accepted_seq, generation
    ), ${savingOf(writing)}
    select deadline, extension, accepted_seq, (${storedAnswers}) as answers from touched`,
)

/**
 * Saves answers in one statement. So an acknowledged answer is committed, and no answer is added to
 * a submitted paper. Returns undefined if the student may not write.
 */
export async function saveAnswers(
  db: Db,
  gate: Gate,
  answers: readonly NewAnswer[],
  countDown: number | null,
): Promise<Saved | undefined> {
  const [row] = await saving(db, valuesOf(gate, answers, countDown))
  return (
    row && {
      deadline: momentOf(row.deadline),
      extension: row.extension,
      acceptedSeq: Number(row.accepted_seq),
      answers: (row.answers ?? []).map((one) => ({ ...one, storedAt: momentOf(one.storedAt) })),
    }
  )
}

const submitting = prepareSql(
  (writing: Slots<ReturnType<typeof valuesOf> & { to: AttemptState }>) => sql`
    with touched as (
      update attempts set state = ${writing.to}, submitted_at = ${writing.now}::timestamptz, submitted_by = ${writing.userId}::bigint, version = version + 1, accepted_seq = ${sequenceAfter(writing)}
      where ${gateOf(writing)}
      returning id, accepted_seq, generation
    ), ${savingOf(writing)}
    select id from touched`,
)

/**
 * Saves the last answers and closes the attempt. Of several calls at the same time, exactly one
 * returns true (EXM-112).
 */
export async function submitAttempt(
  db: Db,
  gate: Gate & { to: AttemptState },
  answers: readonly NewAnswer[],
): Promise<boolean> {
  const rows = await submitting(db, { ...valuesOf(gate, answers, null), to: gate.to })
  return rows.length > 0
}

const itemStates = prepareQuery((db, { attemptId }: Slots<{ attemptId: number }>) =>
  db
    .select({
      itemId: attemptItems.id,
      number: attemptItems.number,
      subjectId: attemptItems.examSubjectId,
      optionOrder: attemptItems.optionOrder,
      versionId: attemptItems.questionVersionId,
      points: attemptItems.points,
      scoring: examSubjects.scoring,
      score: attemptItems.score,
      isRight: attemptItems.isRight,
      waiting: attemptItems.waiting,
      comment: attemptItems.comment,
      gradedBy: attemptItems.gradedBy,
      answer: attemptAnswers.answer,
      seq: attemptAnswers.seq,
      generation: attemptAnswers.generation,
      savedAt: attemptAnswers.savedAt,
    })
    .from(attemptItems)
    .innerJoin(examSubjects, eq(examSubjects.id, attemptItems.examSubjectId))
    .leftJoin(attemptAnswers, eq(attemptAnswers.attemptItemId, attemptItems.id))
    .where(eq(attemptItems.attemptId, attemptId))
    .orderBy(asc(attemptItems.number)),
)

/**
 * Lists the columns of an attempt's questions that can change: answers and marks, and after a
 * correction also version and points (EXM-122).
 */
export async function listItemStates(db: Db, attemptId: number) {
  return itemStates(db, { attemptId })
}

export type ItemState = Awaited<ReturnType<typeof listItemStates>>[number]
