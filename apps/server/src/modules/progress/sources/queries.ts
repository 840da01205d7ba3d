import type { CalendarDate, LearningTask, Texts } from '@titian/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { SignKind } from '../../../platform/security/signs.ts'
import { ownEndTime } from '../../exams/index.ts'

export interface Student {
  schoolId: number
  userId: number
}

interface Thing {
  id: number
  /** The kind of the thing's sealed id. */
  signKind: SignKind
  name: string
  /** Names in each language, instead of the single name. */
  names?: Texts
  courseId: number
  courseNames: Texts
}

export interface Task extends Thing {
  kind: LearningTask['kind']
  endTime: Date | null
  minutes: number | null
  begun: boolean
}

export interface DateOf extends Thing {
  kind: CalendarDate['of']
  /** The training of the row, or null. */
  trainingId: number | null
  what: CalendarDate['kind']
  at: Date
  /** The time of the last change, which calendar programs compare. */
  changedAt: Date
}

/** A source of tasks for students of joined courses. Each function sends one statement. */
export interface LearningSource {
  /** Tasks that can be worked on now and are not handed in. */
  openTasks(db: Db, student: Student, now: Date): Promise<Task[]>
  /** Openings and ends from one moment until before another. */
  dates(db: Db, student: Student, from: Date, to: Date): Promise<DateOf[]>
}

const most = 200
const time = (moment: Date) => sql`${moment.toISOString()}::timestamptz`

interface ExamRow extends Record<string, unknown> {
  id: string
  name: string
  type: number
  minutes: number
  start_time: string | null
  end_time: string | null
  updated_at: string
  course_id: string
  course_names: Texts
  begun: boolean
}

const examColumns = sql`x.id, x.name, x.type, x.minutes, x.start_time, o.end_time, x.updated_at, x.course_id, c.names as course_names`
const examsOfJoined = ({ schoolId, userId }: Student) => sql`
  from enrolments e
  join courses c on c.id = e.course_id
  join examinations x on x.school_id = e.school_id and x.course_id = e.course_id and x.status = 1
  cross join lateral (select ${ownEndTime(userId, 'x')} as end_time) o
  where e.school_id = ${schoolId} and e.user_id = ${userId}`

const examOf = (row: ExamRow): Omit<Task, 'endTime' | 'minutes' | 'begun'> => ({
  kind: row.type === 1 ? 'finalExam' : 'unitTest',
  id: Number(row.id),
  signKind: 'examination',
  name: row.name,
  courseId: Number(row.course_id),
  courseNames: row.course_names,
})
const momentOf = (text: string | null) => (text === null ? null : new Date(text))

const exams: LearningSource = {
  async openTasks(db, student, now) {
    const own = sql`from attempts a where a.examination_id = x.id and a.user_id = ${student.userId}`
    const begun = sql`exists (select 1 ${own} and a.state = 'in_progress')`
    const { rows } = await db.execute<ExamRow>(sql`
      select ${examColumns}, ${begun} as begun ${examsOfJoined(student)}
        and (${begun} or (not exists (select 1 ${own})
          and (x.start_time is null or x.start_time <= ${time(now)})
          and (o.end_time is null or o.end_time > ${time(now)})))
      order by o.end_time nulls last, x.id limit ${most}`)
    return rows.map((row) => ({
      ...examOf(row),
      endTime: momentOf(row.end_time),
      minutes: row.minutes > 0 ? row.minutes : null,
      begun: row.begun,
    }))
  },
  async dates(db, student, from, to) {
    const within = (column: SQL) => sql`(${column} >= ${time(from)} and ${column} < ${time(to)})`
    const { rows } = await db.execute<ExamRow>(sql`
      select ${examColumns}, false as begun ${examsOfJoined(student)}
        and (${within(sql`x.start_time`)} or ${within(sql`o.end_time`)})
      order by coalesce(x.start_time, o.end_time), x.id limit ${most}`)
    return rows.flatMap((row) =>
      [
        { what: 'opens' as const, at: momentOf(row.start_time) },
        { what: 'closes' as const, at: momentOf(row.end_time) },
      ].flatMap(({ what, at }) =>
        at && at >= from && at < to
          ? [{ ...examOf(row), trainingId: null, what, at, changedAt: new Date(row.updated_at) }]
          : [],
      ),
    )
  },
}

interface WorkRow extends Record<string, unknown> {
  id: string
  title: string
  resources_type: number
  end_time: string | null
  updated_at: string
  course_id: string
  course_names: Texts
}

/** CRS-030: examinations on paper are handed in like tasks. */
const kinds: Record<number, LearningTask['kind']> = { 2: 'homework', 4: 'practical' }

const workColumns = sql`w.id, w.title, w.resources_type, w.end_time, w.updated_at, w.course_id, c.names as course_names`
const workOfJoined = ({ schoolId, userId }: Student) => sql`
  from enrolments e
  join courses c on c.id = e.course_id
  join homework_items w on w.school_id = e.school_id and w.course_id = e.course_id and w.released
  where e.school_id = ${schoolId} and e.user_id = ${userId}`

const workOf = (row: WorkRow): Omit<Task, 'endTime' | 'minutes' | 'begun'> => ({
  kind: kinds[row.resources_type] ?? 'paperExam',
  id: Number(row.id),
  signKind: 'homework',
  name: row.title,
  courseId: Number(row.course_id),
  courseNames: row.course_names,
})

interface DateRow extends WorkRow {
  what: 'opens' | 'closes'
  at: string
  training_id: string | null
  chapter_names: Texts | null
}

const endsOfWork = (student: Student) => sql`
  select ${workColumns}, 'closes' as what, w.end_time as at, null::bigint as training_id, null::jsonb as chapter_names
  ${workOfJoined(student)}`

/**
 * TRN-063: beginnings and ends of trainings and their chapters; their tasks belong to the courses
 * that carry them.
 */
const endsOfTrainings = ({ schoolId, userId }: Student) => sql`
  select coalesce(d.chapter_id, t.id) as id, '' as title, 0::smallint as resources_type, null::timestamptz as end_time,
    t.updated_at, c.id as course_id, c.names as course_names, m.what, m.at, t.id as training_id, d.chapter_names
  from enrolments e
  join trainings t on t.school_id = e.school_id and t.course_id = e.course_id
  join courses c on c.id = e.course_id
  cross join lateral (
    select null::bigint as chapter_id, null::jsonb as chapter_names, t.start_at, t.end_at
    union all
    select h.id, h.names, s.start_at, s.end_at from training_chapter_dates s join chapters h on h.id = s.chapter_id
    where s.training_id = t.id) d
  cross join lateral (values ('opens', d.start_at), ('closes', d.end_at)) m (what, at)
  where e.school_id = ${schoolId} and e.user_id = ${userId}`

const trainingOf = (row: DateRow) => ({
  kind: row.chapter_names === null ? ('training' as const) : ('trainingChapter' as const),
  signKind: row.chapter_names === null ? ('training' as const) : ('chapter' as const),
  id: Number(row.id),
  name: '',
  names: row.chapter_names ?? row.course_names,
  courseId: Number(row.course_id),
  courseNames: row.course_names,
})

/** Homework, practical tasks, examinations on paper, and the trainings that contain them. */
const work: LearningSource = {
  async openTasks(db, student, now) {
    const { rows } = await db.execute<WorkRow>(sql`
      select ${workColumns} ${workOfJoined(student)}
        and (w.end_time is null or w.late_allowed or w.end_time >= ${time(now)})
        and not exists (select 1 from hand_ins h where h.item_id = w.id and h.user_id = ${student.userId})
      order by w.end_time nulls last, w.id limit ${most}`)
    return rows.map((row) => ({
      ...workOf(row),
      endTime: momentOf(row.end_time),
      minutes: null,
      begun: false,
    }))
  },
  async dates(db, student, from, to) {
    const { rows } = await db.execute<DateRow>(sql`
      select * from (${endsOfWork(student)} union all ${endsOfTrainings(student)}) dates
      where at >= ${time(from)} and at < ${time(to)} order by at, training_id nulls first, id limit ${most}`)
    return rows.map((row) => ({
      ...(row.training_id === null ? workOf(row) : trainingOf(row)),
      trainingId: row.training_id === null ? null : Number(row.training_id),
      what: row.what,
      at: new Date(row.at),
      changedAt: new Date(row.updated_at),
    }))
  },
}

/** All sources of tasks. A new source also needs its kind in `learningTask` of the contract. */
export const sources: readonly LearningSource[] = [exams, work]
