import type { Texts } from '@titian/contract'
import type { Item, ItemAnswer } from '@titian/exam-items/shape'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/database/database.ts'
import { isOfOpenAccount } from '../../../accounts/index.ts'
import { isTaught } from '../../../courses/index.ts'
import { hasWork, isForGrader } from '../double-marking/queries.ts'
import { isNotTaughtBy, teachersOf } from '../../authoring/examinations/queries.ts'
import { attempts, examinations } from '../../tables.ts'

// Papers that await marks. Trial runs by teachers of the course are excluded (EXM-113).

export interface WaitingScope {
  courseId?: number
  /** Limits the queue to courses that this person teaches. */
  teacherId?: number
  /** The person who marks. Papers that only another person can mark are left out (EXM-215). */
  graderId: number
}

// Thousands of papers may wait. So each condition must use one list or one hash for all papers, and
// not one lookup for each paper (FRM-334).

function waitingWithin(
  schoolId: number,
  { courseId, teacherId, graderId }: WaitingScope,
  ofStudents = isNotTaughtBy(attempts.courseId, attempts.userId),
): SQL | undefined {
  return and(
    eq(attempts.schoolId, schoolId),
    eq(attempts.waiting, true),
    courseId === undefined ? undefined : eq(attempts.courseId, courseId),
    teacherId === undefined
      ? undefined
      : isTaught(attempts.courseId, { schoolId, userId: teacherId }),
    ofStudents,
    // ACC-310: a paper of a closed account is not marked.
    isOfOpenAccount(sql`${attempts.userId}`),
    hasWork(graderId),
  )
}

const joined = sql`${attempts}
  inner join ${examinations} on ${examinations.id} = ${attempts.examinationId}`

/**
 * Condition for an answer `i` of a paper in `q`. With `is true`, the planner finds the paper in a
 * hash. Without it, the planner has no statistics of `q` and compares each answer with each paper.
 */
const isQueued = sql`(i.attempt_id in (select q.id from q)) is true`

/** Returns the number of papers that wait, and the time of the oldest. */
export const waitingPapers = (schoolId: number, scope: WaitingScope): SQL =>
  sql`select count(*), min(${attempts.submittedAt}) as oldest from ${joined} where ${waitingWithin(schoolId, scope)}`

/** TCH-173: returns the waiting papers, each with the time at which its waiting began. */
export const papersToMark = (schoolId: number, scope: WaitingScope): SQL =>
  sql`select 'paper' as kind, ${attempts.id} as id, ${attempts.submittedAt} as since from ${joined} where ${waitingWithin(schoolId, scope)}`

export interface WaitingExaminationRow {
  examinationId: number
  name: string
  courseNames: Texts
  papers: number
  answers: number
  oldest: string | null
}

/** Lists one page and the total. The waiting papers are read once for both. */
export async function listWaitingExaminations(
  db: Db,
  schoolId: number,
  scope: WaitingScope,
  { page, size }: { page: number; size: number },
): Promise<{ list: WaitingExaminationRow[]; total: number }> {
  const { rows } = await db.execute<{ list: WaitingExaminationRow[]; total: number }>(sql`
    with q as (
      select ${attempts.id}, ${attempts.examinationId}, ${attempts.submittedAt} from ${joined} where ${waitingWithin(schoolId, scope)}
    ), grouped as (
      select q.examination_id, count(*)::integer as papers, min(q.submitted_at) as oldest from q group by 1
    ), paged as (
      select * from grouped order by oldest, examination_id limit ${size} offset ${(page - 1) * size}
    ), open as (
      select e.examination_id, count(*)::integer as answers
      from exam_subjects e join attempt_items i on i.exam_subject_id = e.id and i.waiting
      where e.examination_id in (select examination_id from paged) and ${isQueued} and ${isForGrader(scope.graderId)} group by 1
    )
    select coalesce(json_agg(json_build_object('examinationId', x.id, 'name', x.name, 'courseNames', c.names, 'papers', p.papers,
      'oldest', p.oldest, 'answers', coalesce(o.answers, 0)) order by p.oldest, x.id), '[]'::json) as list,
      (select count(*)::integer from grouped) as total
    from paged p join examinations x on x.id = p.examination_id join courses c on c.id = x.course_id
    left join open o on o.examination_id = p.examination_id`)
  return rows[0] ?? { list: [], total: 0 }
}

export interface QueueFilter {
  graderId: number
  examinationId: number
  /** The question to mark over all papers. */
  subjectId?: number
  page: number
  size: number
}

function queued(
  schoolId: number,
  { examinationId, graderId }: Pick<QueueFilter, 'examinationId' | 'graderId'>,
): SQL {
  const course = sql`(select x.course_id from examinations x where x.id = ${examinationId}::bigint)`
  const ofStudents = sql`${attempts.userId} <> all(${teachersOf(course)})`
  return sql`select ${attempts.id}, ${attempts.version}, ${attempts.userId}, ${attempts.number}, ${attempts.submittedAt} from ${joined}
    where ${and(waitingWithin(schoolId, { graderId }, ofStudents), eq(attempts.examinationId, examinationId))}`
}

const ofSubject = ({ subjectId, graderId }: Pick<QueueFilter, 'subjectId' | 'graderId'>): SQL =>
  subjectId === undefined
    ? sql`true`
    : sql`(q.id in (select i.attempt_id from attempt_items i where i.exam_subject_id = ${subjectId}::bigint and i.waiting and ${isForGrader(graderId)})) is true`

export interface QueueRow {
  id: number
  version: number
  userName: string | null
  studentCard: string | null
  number: number
  submittedAt: string | null
  waiting: number
  answer: ItemAnswer
  /** Both marks of an answer that awaits a decision, scaled to its present points. */
  marks: { by: number; name: string | null; score: number; comment: string; at: string }[]
}

export interface Queue {
  papers: number
  /** The number of papers with an answer to the question that is being marked in all papers. */
  total: number
  answers: number
  questions: { subjectId: number; serial: number; points: number; waiting: number; item: Item }[]
  list: QueueRow[]
}

/**
 * Reads the counts of waiting papers, answers and questions and one page of the queue in one
 * statement.
 */
export async function readQueue(db: Db, schoolId: number, filter: QueueFilter): Promise<Queue> {
  const { subjectId, graderId, examinationId, page, size } = filter
  const isOpen = sql`i.waiting and ${isForGrader(graderId)}`
  const answersToQuestion = sql`from attempt_items i where i.attempt_id = p.id and i.exam_subject_id = ${subjectId ?? 0}::bigint and ${isOpen}`
  const { rows } = await db.execute<{ queue: Queue }>(sql`
    with q as (${queued(schoolId, filter)}),
    open as (
      select e.id, count(*) as waiting from exam_subjects e join attempt_items i on i.exam_subject_id = e.id
      where e.examination_id = ${examinationId}::bigint and ${isQueued} and ${isOpen} group by 1),
    paged as (
      select q.*, row_number() over (order by q.submitted_at, q.id) as place from q where ${ofSubject(filter)}
      order by q.submitted_at, q.id limit ${size} offset ${(page - 1) * size})
    select json_build_object(
      'papers', (select count(*) from q),
      'total', (select count(*) from q where ${ofSubject(filter)}),
      'answers', (select coalesce(sum(waiting), 0) from open),
      'questions', (select coalesce(json_agg(json_build_object('subjectId', e.id, 'points', e.points, 'serial', e.serial, 'waiting', o.waiting, 'item', v.item)
          order by e.serial, e.id), '[]'::json)
        from open o join exam_subjects e on e.id = o.id join question_versions v on v.id = e.question_version_id),
      'list', (select coalesce(json_agg(json_build_object(
          'id', p.id, 'version', p.version, 'userName', u.name, 'studentCard', u.student_card, 'number', p.number,
          'submittedAt', p.submitted_at, 'waiting', (select count(*) from attempt_items i where i.attempt_id = p.id and ${isOpen}),
          'answer', (select b.answer from attempt_answers b where b.attempt_item_id = (select i.id ${answersToQuestion})),
          'marks', (select coalesce(json_agg(json_build_object('by', m.marked_by, 'name', g.name, 'comment', m.comment, 'at', m.marked_at,
              'score', round(m.score::numeric * w.points / nullif(m.points, 0))) order by m.id), '[]'::json)
            from (select i.id, i.points ${answersToQuestion}) w join attempt_item_marks m on m.attempt_item_id = w.id and m.replaced_at is null left join users g on g.id = m.marked_by
            where (select count(*) from attempt_item_marks n where n.attempt_item_id = w.id and n.replaced_at is null) > 1)) order by p.place), '[]'::json)
        from paged p left join users u on u.id = p.user_id)) as queue`)
  return rows[0]?.queue ?? { papers: 0, total: 0, answers: 0, questions: [], list: [] }
}
