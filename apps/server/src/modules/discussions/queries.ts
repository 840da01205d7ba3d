import type { Texts } from '@titian/contract'
import { and, asc, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import { authorName, users } from '../accounts/index.ts'
import { courses, courseTeachers, isTaught } from '../courses/index.ts'
import { answers, type NewAnswer, type NewQuestion, questions, reports } from './tables.ts'

export type Kind = 'question' | 'answer'

interface Window {
  page: number
  size: number
}

const total = sql<number>`count(*) over ()`.mapWith(Number)
const tableOf = { question: questions, answer: answers } as const

/** Whether the author of a question teaches its course today. */
const askedByTeacher = sql<boolean>`exists (select 1 from ${courseTeachers} t where t.course_id = ${questions.courseId} and t.user_id = ${questions.authorId})`

const shownIn = (schoolId: number, courseId: number) =>
  and(
    eq(questions.schoolId, schoolId),
    eq(questions.courseId, courseId),
    isNull(questions.removedAt),
    eq(questions.hidden, false),
  )

export async function listQuestions(
  db: Db,
  schoolId: number,
  { courseId, mostAnswered }: { courseId: number; mostAnswered: boolean },
  { page, size }: Window,
) {
  const where = shownIn(schoolId, courseId)
  const { id, content, authorId, answers: answerCount, answeredByTeacher, createdAt } = questions
  const rows = await db
    .select({
      id,
      content,
      authorId,
      answers: answerCount,
      answeredByTeacher,
      createdAt,
      authorName,
      byTeacher: askedByTeacher,
      total,
    })
    .from(questions)
    .innerJoin(users, eq(users.id, questions.authorId))
    .where(where)
    .orderBy(...(mostAnswered ? [desc(questions.answers)] : []), desc(questions.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? (page > 1 ? await db.$count(questions, where) : 0) }
}
export type QuestionRow = Awaited<ReturnType<typeof listQuestions>>['rows'][number]

/** Finds the course of a question that is not hidden. */
export const courseOf = (schoolId: number, questionId: number) => sql`(
  select course_id from discussion_questions
  where school_id = ${schoolId} and id = ${questionId} and removed_at is null and not hidden)`

/** Returns a question that is not hidden, or refuses. */
export async function getQuestion(db: Db, schoolId: number, questionId: number) {
  const [row] = await db
    .select()
    .from(questions)
    .where(
      and(
        eq(questions.schoolId, schoolId),
        eq(questions.id, questionId),
        isNull(questions.removedAt),
        eq(questions.hidden, false),
      ),
    )
  return found(row)
}

/** Lists the answers of teachers first, then the others, each group in the order of writing. */
export async function listAnswers(
  db: Db,
  schoolId: number,
  questionId: number,
  { page, size }: Window,
) {
  const where = and(
    eq(answers.schoolId, schoolId),
    eq(answers.questionId, questionId),
    isNull(answers.removedAt),
    eq(answers.hidden, false),
  )
  const { id, content, authorId, byTeacher, createdAt } = answers
  const rows = await db
    .select({ id, content, authorId, byTeacher, createdAt, authorName, total })
    .from(answers)
    .innerJoin(users, eq(users.id, answers.authorId))
    .where(where)
    .orderBy(desc(answers.byTeacher), asc(answers.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? (page > 1 ? await db.$count(answers, where) : 0) }
}
export type AnswerRow = Awaited<ReturnType<typeof listAnswers>>['rows'][number]

/** Condition for questions in the courses of this teacher that no teacher has answered yet. */
const openTo = (schoolId: number, teacherId: number) =>
  and(
    eq(questions.schoolId, schoolId),
    isNull(questions.removedAt),
    eq(questions.hidden, false),
    eq(questions.answeredByTeacher, false),
    sql`${questions.authorId} <> ${teacherId}`,
    isTaught(questions.courseId, { schoolId, userId: teacherId }),
  )

/**
 * Returns the number of questions that await an answer of this teacher, and the date of the oldest.
 */
export const waitingQuestions = (schoolId: number, teacherId: number): SQL =>
  sql`select count(*), min(${questions.createdAt}) as oldest from ${questions}
    inner join ${courses} on ${courses.id} = ${questions.courseId} where ${openTo(schoolId, teacherId)}`

/**
 * Returns the number of reported questions and answers that await a decision of the staff, and the
 * date of the oldest.
 */
export const waitingReports = (schoolId: number): SQL =>
  sql`select count(*), min(created_at) as oldest from (
    select created_at from discussion_questions where school_id = ${schoolId} and removed_at is null and reports > 0 and not hidden
    union all
    select w.created_at from discussion_answers w join discussion_questions q on q.id = w.question_id
      where w.school_id = ${schoolId} and w.removed_at is null and q.removed_at is null and w.reports > 0 and not w.hidden) reported`

/** CRS-160: lists the unanswered questions in the courses of one teacher, the oldest first. */
export async function listOpen(
  db: Db,
  schoolId: number,
  teacherId: number,
  { page, size }: Window,
) {
  const rows = await db
    .select({
      id: questions.id,
      courseId: questions.courseId,
      courseNames: courses.names,
      content: questions.content,
      authorName,
      answers: questions.answers,
      createdAt: questions.createdAt,
      total,
    })
    .from(questions)
    .innerJoin(courses, eq(courses.id, questions.courseId))
    .innerJoin(users, eq(users.id, questions.authorId))
    .where(openTo(schoolId, teacherId))
    .orderBy(asc(questions.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? 0 }
}
export type OpenRow = Awaited<ReturnType<typeof listOpen>>['rows'][number]

/** Returns a question or an answer with its course, unless it was removed. */
export async function getContribution(
  db: Db,
  schoolId: number,
  kind: Kind,
  id: number,
): Promise<Contribution> {
  const rows =
    kind === 'question'
      ? await db
          .select({
            id: questions.id,
            authorId: questions.authorId,
            content: questions.content,
            hidden: questions.hidden,
            questionId: questions.id,
            courseId: questions.courseId,
          })
          .from(questions)
          .where(
            and(
              eq(questions.schoolId, schoolId),
              eq(questions.id, id),
              isNull(questions.removedAt),
            ),
          )
      : await db
          .select({
            id: answers.id,
            authorId: answers.authorId,
            content: answers.content,
            hidden: answers.hidden,
            questionId: answers.questionId,
            courseId: questions.courseId,
          })
          .from(answers)
          .innerJoin(questions, eq(questions.id, answers.questionId))
          .where(
            and(
              eq(answers.schoolId, schoolId),
              eq(answers.id, id),
              isNull(answers.removedAt),
              isNull(questions.removedAt),
            ),
          )
  return { kind, ...found(rows[0]) }
}

export interface Contribution {
  kind: Kind
  id: number
  authorId: number
  content: string
  hidden: boolean
  /** For an answer, the id of its question; for a question, its own id. */
  questionId: number
  courseId: number
}

/**
 * Locks the question until the transaction ends. Otherwise two transactions could count the answers
 * at the same time and store a wrong number.
 */
export async function lockQuestion(tx: Db, questionId: number): Promise<void> {
  await tx
    .select({ id: questions.id })
    .from(questions)
    .where(eq(questions.id, questionId))
    .for('no key update')
}

/** Stores the number of answers of a question, which the caller has locked with `lockQuestion`. */
export async function countAnswers(tx: Db, questionId: number): Promise<void> {
  await tx.execute(sql`
    update discussion_questions q set answers = counted.number, answered_by_teacher = counted.by_teacher
    from (
      select count(*)::int as number, coalesce(bool_or(by_teacher), false) as by_teacher from discussion_answers
      where question_id = ${questionId} and removed_at is null and not hidden
    ) counted
    where q.id = ${questionId}`)
}

/**
 * Finds a question that the same author wrote with the same text a moment ago: the request was
 * repeated.
 */
export async function findTwinQuestion(
  db: Db,
  { schoolId, courseId, authorId, content }: NewQuestion,
  since: Date,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: questions.id })
    .from(questions)
    .where(
      and(
        eq(questions.schoolId, schoolId),
        eq(questions.courseId, courseId),
        eq(questions.authorId, authorId),
        eq(questions.content, content),
        isNull(questions.removedAt),
        gt(questions.createdAt, since),
      ),
    )
    .limit(1)
  return row?.id
}

export async function findTwinAnswer(
  db: Db,
  { schoolId, questionId, authorId, content }: NewAnswer,
  since: Date,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: answers.id })
    .from(answers)
    .where(
      and(
        eq(answers.schoolId, schoolId),
        eq(answers.questionId, questionId),
        eq(answers.authorId, authorId),
        eq(answers.content, content),
        isNull(answers.removedAt),
        gt(answers.createdAt, since),
      ),
    )
    .limit(1)
  return row?.id
}

export async function insertQuestion(tx: Db, values: NewQuestion): Promise<number> {
  const [row] = await tx.insert(questions).values(values).returning({ id: questions.id })
  return found(row).id
}

export async function insertAnswer(tx: Db, values: NewAnswer): Promise<number> {
  const [row] = await tx.insert(answers).values(values).returning({ id: answers.id })
  return found(row).id
}

export async function removeContribution(
  tx: Db,
  { kind, id }: Pick<Contribution, 'kind' | 'id'>,
  now: Date,
): Promise<void> {
  const table = tableOf[kind]
  await tx.update(table).set({ removedAt: now }).where(eq(table.id, id))
}

/** Lists the ids of the teachers of a course, who receive the notice of a question. */
export async function listTeachers(db: Db, schoolId: number, courseId: number): Promise<number[]> {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    select user_id from ${courseTeachers} where school_id = ${schoolId} and course_id = ${courseId}
    union
    select author_id from ${courses} c where c.school_id = ${schoolId} and c.id = ${courseId}
      and not exists (select 1 from ${courseTeachers} t where t.course_id = c.id and t.master)`)
  return rows.map((row) => Number(row.user_id))
}

/** Stores a report. Returns true for the first report by this person. */
export async function insertReport(
  tx: Db,
  { kind, id }: Pick<Contribution, 'kind' | 'id'>,
  { schoolId, userId }: { schoolId: number; userId: number },
  now: Date,
): Promise<boolean> {
  const about = kind === 'question' ? { questionId: id } : { answerId: id }
  const added = await tx
    .insert(reports)
    .values({ schoolId, userId, ...about, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: reports.id })
  if (added.length === 0) return false
  const table = tableOf[kind]
  await tx
    .update(table)
    .set({ reports: sql`${table.reports} + 1` })
    .where(eq(table.id, id))
  return true
}

export async function decide(
  tx: Db,
  { kind, id }: Pick<Contribution, 'kind' | 'id'>,
  hidden: boolean,
): Promise<void> {
  const table = tableOf[kind]
  await tx.update(table).set({ hidden, reports: 0 }).where(eq(table.id, id))
}

export interface ReportedRow {
  kind: Kind
  id: number
  content: string
  course_names: Texts
  author_name: string
  reports: number
  hidden: boolean
  created_at: Date
}

/** Lists reported questions and answers together, the oldest contribution first. */
export async function listReported(
  db: Db,
  schoolId: number,
  hidden: boolean,
  { page, size }: Window,
): Promise<{ rows: ReportedRow[]; total: number }> {
  const state = hidden ? sql`w.hidden` : sql`w.reports > 0 and not w.hidden`
  const columns = sql`w.id, w.content, w.reports, w.hidden, w.created_at, case when u.closed_at is null then u.name else '' end as author_name, c.names as course_names`
  const { rows } = await db.execute<Record<keyof ReportedRow | 'total', unknown>>(sql`
    select listed.*, count(*) over () as total from (
      select 'question' as kind, ${columns} from discussion_questions w
        join courses c on c.id = w.course_id join users u on u.id = w.author_id
        where w.school_id = ${schoolId} and w.removed_at is null and ${state}
      union all
      select 'answer' as kind, ${columns} from discussion_answers w
        join discussion_questions q on q.id = w.question_id
        join courses c on c.id = q.course_id join users u on u.id = w.author_id
        where w.school_id = ${schoolId} and w.removed_at is null and q.removed_at is null and ${state}
    ) listed order by created_at, kind, id limit ${size} offset ${(page - 1) * size}`)
  return {
    rows: rows.map((row) => ({
      ...(row as unknown as ReportedRow),
      id: Number(row.id),
      created_at: new Date(row.created_at as string),
    })),
    total: Number(rows[0]?.total ?? 0),
  }
}
