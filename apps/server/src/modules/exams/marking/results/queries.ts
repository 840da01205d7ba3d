import type { Item } from '@titian/exam-items/shape'
import { passMark, resultRowsMost } from '@titian/contract'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/database/database.ts'
import { enrolments } from '../../../courses/index.ts'
import { subjectsOf, teachersOf } from '../../authoring/examinations/queries.ts'
import { attempts, type AttemptState } from '../../tables.ts'
import { edgeShare, fewestForDiscrimination } from './rules.ts'

// The results of an examination are added up in the database, because an examination may have any
// number of attempts.

export interface ResultsOf {
  schoolId: number
  examinationId: number
  courseId: number
  /** The total in hundredths of a point. */
  total: number
}

/** Returns attempts of students, without trial runs by teachers of the course (EXM-113). */
function studentAttempts({ schoolId, examinationId, courseId }: ResultsOf): SQL {
  return sql`select ${attempts.id} as id, ${attempts.userId} as user_id, ${attempts.number} as number, ${attempts.state} as state,
      ${attempts.score} as score, ${attempts.waiting} as waiting, ${attempts.startedAt} as started_at
    from ${attempts}
    where ${and(eq(attempts.schoolId, schoolId), eq(attempts.examinationId, examinationId))} and ${attempts.userId} <> all(${teachersOf(sql`${courseId}::bigint`)})`
}

/**
 * EXM-037: each student's attempt with the highest score. If several attempts have this score, the
 * first one.
 */
const best = sql`select distinct on (user_id) id, user_id, score, started_at from tried
  where state <> 'in_progress' and score is not null order by user_id, score desc, number`

const bucketOf = (total: number) => sql`least(9, score * 10 / ${Math.max(1, total)}::integer)`

const spread = (total: number) => sql`(select json_agg(count order by bucket) from (
  select n as bucket, count(best.id)::integer as count from generate_series(0, 9) n
  left join best on ${bucketOf(total)} = n group by n) buckets)`

export interface Totals {
  students: number
  begun: number
  handedIn: number
  waiting: number
  counted: number
  /** The mean in hundredths of a point, with a fraction. */
  mean: number | null
  median: number | null
  highest: number | null
  lowest: number | null
  passed: number
  buckets: number[]
}

/** EXM-187: adds up the results of an examination. */
export async function addUpResults(db: Db, exam: ResultsOf): Promise<Totals> {
  const { schoolId, courseId, total } = exam
  const joined = sql`select count(*) from ${enrolments}
    where ${and(eq(enrolments.schoolId, schoolId), eq(enrolments.courseId, courseId))} and ${enrolments.userId} <> all(${teachersOf(sql`${courseId}::bigint`)})`
  const { rows } = await db.execute<{ totals: Totals }>(sql`
    with tried as (${studentAttempts(exam)}), best as (${best})
    select json_build_object(
      'students', (${joined}),
      'begun', (select count(distinct user_id) from tried),
      'handedIn', (select count(distinct user_id) from tried where state <> 'in_progress'),
      'waiting', (select count(*) from tried where waiting),
      'counted', count(*), 'mean', avg(score)::float8,
      'median', percentile_cont(0.5) within group (order by score),
      'highest', max(score), 'lowest', min(score),
      'passed', count(*) filter (where score::bigint * 100 >= ${passMark}::bigint * ${total}::bigint and ${total}::integer > 0),
      'buckets', ${spread(total)}) as totals
    from best`)
  return rows[0]?.totals ?? nothing
}

const nothing: Totals = {
  students: 0,
  begun: 0,
  handedIn: 0,
  waiting: 0,
  counted: 0,
  mean: null,
  median: null,
  highest: null,
  lowest: null,
  passed: 0,
  buckets: Array.from({ length: 10 }, () => 0),
}

export interface QuestionRow {
  subjectId: number
  serial: number
  points: number
  item: Item
  subjectName: string
  counted: number
  right: number | null
  share: number | null
  unanswered: number | null
  discrimination: number | null
  seconds: number | null
  /**
   * How many students chose each option, by its id. If the question has several prompts, the key
   * begins with the index of the prompt.
   */
  chosen: Record<string, number> | null
}

/**
 * True for an answer that `isAnswered` of the question kinds counts as empty: no text, no choice,
 * neither yes nor no.
 */
const isEmpty = sql`case jsonb_typeof(b.answer)
  when 'string' then coalesce(b.answer #>> '{}', '') !~ '[^[:space:]]'
  when 'array' then not exists (select 1 from jsonb_array_elements_text(b.answer) word where word ~ '[^[:space:]]')
  when 'boolean' then false
  else true end`

/**
 * EXM-188: adds up each question over the counted attempts. The time for a question begins with the
 * save before, or the start, and ends with its own last save. Answers that were saved together
 * share the time.
 */
export async function addUpQuestions(db: Db, exam: ResultsOf): Promise<QuestionRow[]> {
  const edge = sql`greatest(1, round(count(*) over () * ${edgeShare}::numeric))`
  const { rows } = await db.execute<{ list: QuestionRow[] }>(sql`
    with tried as (${studentAttempts(exam)}), best as (${best}),
    ranked as (
      select id, started_at, count(*) over () as papers, ${edge} as edge,
        row_number() over (order by score desc, id) as from_top, row_number() over (order by score, id desc) as from_bottom
      from best),
    parts as (
      select r.*, i.exam_subject_id, i.is_right, i.points, i.score, b.answer, b.saved_at
      from ranked r join attempt_items i on i.attempt_id = r.id and i.exam_subject_id = any(${subjectsOf(exam.examinationId)})
      left join attempt_answers b on b.attempt_item_id = i.id),
    moments as (
      select id, started_at, saved_at, count(*) as answers from parts where saved_at is not null group by id, started_at, saved_at),
    pauses as (
      select id, saved_at, extract(epoch from saved_at
        - coalesce(lag(saved_at) over (partition by id order by saved_at), started_at)) / answers as seconds from moments),
    answered as (
      select b.exam_subject_id, b.is_right, b.points, b.score::numeric / nullif(b.points, 0) as share, b.answer, ${isEmpty} as empty,
        p.seconds, b.papers, b.from_top <= b.edge as upper, b.from_bottom <= b.edge as lower
      from parts b left join pauses p on p.id = b.id and p.saved_at = b.saved_at),
    added as (
      select exam_subject_id, count(*)::integer as counted, (avg(case when is_right then 1 else 0 end) filter (where points > 0))::float8 as right,
        avg(share)::float8 as share, avg(case when empty then 1 else 0 end)::float8 as unanswered,
        (percentile_cont(0.5) within group (order by seconds) filter (where not empty))::float8 as seconds,
        case when max(papers) >= ${fewestForDiscrimination}::integer
          then (avg(share) filter (where upper) - avg(share) filter (where lower))::float8 end as discrimination
      from answered group by exam_subject_id),
    ticked as (
      select exam_subject_id, json_object_agg(tick, count) as chosen from (
        select a.exam_subject_id, tick, count(*)::integer as count from answered a
        join exam_subjects e on e.id = a.exam_subject_id join question_versions v on v.id = e.question_version_id
        cross join lateral (select distinct case when v.kind in ('matching', 'ordering') then place - 1 || ' ' || word else word end as tick
          from jsonb_array_elements_text(case jsonb_typeof(a.answer) when 'array' then a.answer else jsonb_build_array(a.answer) end)
          with ordinality as words (word, place)) ticks
        where a.answer is not null and v.kind in ('single', 'multiple', 'judge', 'matching', 'ordering') and tick is not null
        group by a.exam_subject_id, tick) ticks group by exam_subject_id)
    select coalesce(json_agg(json_build_object(
      'subjectId', e.id, 'serial', e.serial, 'points', e.points, 'item', v.item, 'subjectName', v.subject_name,
      'counted', coalesce(added.counted, 0), 'right', added.right, 'share', added.share, 'unanswered', added.unanswered,
      'discrimination', added.discrimination, 'seconds', added.seconds, 'chosen', ticked.chosen) order by e.serial, e.id), '[]'::json) as list
    from exam_subjects e join question_versions v on v.id = e.question_version_id
    left join added on added.exam_subject_id = e.id left join ticked on ticked.exam_subject_id = e.id
    where e.school_id = ${exam.schoolId} and e.examination_id = ${exam.examinationId}
      and (e.draw_id is null or exists (select 1 from attempt_items i where i.exam_subject_id = e.id))`)
  return rows[0]?.list ?? []
}

/** EXM-190: returns the values of the whole class that one student may see. */
export async function addUpSpread(
  db: Db,
  exam: ResultsOf,
): Promise<Pick<Totals, 'counted' | 'mean' | 'buckets'>> {
  const { rows } = await db.execute<{ totals: Pick<Totals, 'counted' | 'mean' | 'buckets'> }>(sql`
    with tried as (${studentAttempts(exam)}), best as (${best})
    select json_build_object('counted', count(*), 'mean', avg(score)::float8, 'buckets', ${spread(exam.total)}) as totals from best`)
  return rows[0]?.totals ?? nothing
}

export async function countAttempts(db: Db, exam: ResultsOf): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) from (${studentAttempts(exam)}) tried`,
  )
  return Number(rows[0]?.count ?? 0)
}

export interface SheetRow {
  name: string | null
  studentCard: string | null
  className: string | null
  number: number
  state: AttemptState
  startedAt: string
  submittedAt: string | null
  waiting: boolean
  score: number | null
  /** Points in hundredths by the id of the question. */
  points: Record<string, number | null>
}

/** EXM-126: lists the newest attempts, sorted by name. */
export async function listForSheet(db: Db, exam: ResultsOf): Promise<SheetRow[]> {
  const { rows } = await db.execute<{ row: SheetRow }>(sql`
    with tried as (${studentAttempts(exam)} order by ${attempts.startedAt} desc, ${attempts.id} desc limit ${resultRowsMost})
    select json_build_object('name', u.name, 'studentCard', u.student_card, 'className', u.class_name, 'number', a.number,
      'state', a.state, 'startedAt', a.started_at, 'submittedAt', a.submitted_at, 'waiting', a.waiting, 'score', a.score,
      'points', (select coalesce(json_object_agg(i.exam_subject_id, i.score), '{}'::json) from attempt_items i where i.attempt_id = a.id)) as row
    from tried join attempts a on a.id = tried.id left join users u on u.id = a.user_id
    order by u.name_sort, a.user_id, a.number`)
  return rows.map(({ row }) => row)
}
