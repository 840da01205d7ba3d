import type { Texts } from '@titian/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { likePattern } from '../../courses/index.ts'
import { ownEndTime } from '../../exams/index.ts'
import { isStudent } from '../../grades/index.ts'

export interface Train {
  schoolId: number
  trainingId: number
  courseId: number
}

export interface EntryRow {
  /** `written` is an examination on this platform, `exam` one that is handed in. */
  kind: 'video' | 'task' | 'exam' | 'practical' | 'written'
  id: number
  names: Texts | null
  title: string | null
  chapterNames: Texts | null
  endTime: string | null
}

export interface StudentRow {
  userId: number
  name: string | null
  studentCard: string | null
  className: string | null
  lastStudyAt: string | null
  behind: number
  /** The state of each entry as one letter, which present.ts decodes. */
  cells: string
  done: number
}

export interface Board {
  entries: EntryRow[]
  classes: string[]
  rows: StudentRow[]
  total: number
  behindTotal: number
}

export interface BoardFilter {
  name: string
  className: string
  behindOnly: boolean
  limit: number
  offset: number
}

/** Returns the entries of the programme in timetable order; those without a chapter come last. */
const entries = ({ schoolId, trainingId, courseId }: Train): SQL => sql`
  placed as (
    select c.id, c.names, row_number() over (order by c.level) as place, coalesce(d.end_at, t.end_at) as end_at
    from chapters c join trainings t on t.id = ${trainingId}
    left join training_chapter_dates d on d.training_id = t.id and d.chapter_id = c.id
    where c.school_id = ${schoolId} and c.course_id = ${courseId}
  ), listed as (
    select 'video' as kind, l.id, l.titles as names, null::text as title, c.names as chapter_names, c.end_at,
      c.place, 0 as part, l.level::integer as serial, null::integer as task_number, null::numeric as pass_line
    from lessons l join placed c on c.id = l.chapter_id where l.file_id is not null
    union all
    select case when w.task_number is not null then 'practical' when w.resources_type in (3, 5) then 'exam' else 'task' end,
      w.id, null, w.title, c.names, coalesce(w.end_time, c.end_at, t.end_at), c.place,
      case when w.task_number is not null then 3 when w.resources_type in (3, 5) then 2 else 1 end, w.sort, w.task_number, w.pass_line
    from homework_items w join trainings t on t.id = ${trainingId} left join placed c on c.id = w.chapter_id
    where w.school_id = ${schoolId} and w.course_id = ${courseId} and w.released
    union all
    select 'written', x.id, null, x.name, null, coalesce(x.end_time, t.end_at), null, 2, x.type::integer, null, null
    from examinations x join trainings t on t.id = ${trainingId}
    where x.school_id = ${schoolId} and x.course_id = ${courseId} and x.status >= 1
  ), entries as materialized (
    select *, row_number() over (order by place nulls last, part, serial, id)::integer as n from listed
  )`

/** Returns the state of every entry for every student. The expression must follow `entries`. */
const marks = ({ schoolId, courseId }: Train, now: Date): SQL => sql`
  people as materialized (
    select e.user_id, e.last_study_at from enrolments e
    where e.school_id = ${schoolId} and e.course_id = ${courseId} and ${isStudent}
  ), handed as materialized (
    select m.item_id, m.user_id, m.score
    from work_marks m join entries e on e.kind in ('task', 'exam', 'practical') and e.id = m.item_id
  ), reached as (
    select h.user_id, e.task_number, h.score, e.pass_line from handed h join entries e on e.kind = 'practical' and e.id = h.item_id
  ), closed as materialized (
    -- As homework decides whether a task is open: by the mark that counts (TRN-042 to TRN-046).
    select distinct p.user_id, r.task_number from people p
    join task_prerequisites r on r.school_id = ${schoolId} and r.task_number in (select task_number from entries)
    left join reached h on h.user_id = p.user_id and h.task_number = r.required_number
      and case r.comparison when 'above' then h.score > h.pass_line else h.score >= h.pass_line end
    where h.user_id is null
  ), sat as materialized (
    select a.examination_id, a.user_id, max(a.score) filter (where not a.waiting) as score
    from attempts a where a.school_id = ${schoolId} and a.course_id = ${courseId} and a.state <> 'in_progress' group by 1, 2
  ), more as materialized (
    select p.user_id, x.id, ${ownEndTime(sql`p.user_id`, 'x')} as end_at
    from people p join examinations x on x.school_id = ${schoolId} and x.course_id = ${courseId} and x.status >= 1 and x.end_time is not null
    where exists (select 1 from exam_allowances al where al.school_id = ${schoolId} and al.user_id = p.user_id and al.ended_at is null)
  ), given as materialized (
    -- What was done, as one small row for each: the one wide join below is by student and place alone.
    select v.user_id, e.n, 'd' as state from video_progress v join entries e on e.kind = 'video' and e.id = v.lesson_id
    where v.school_id = ${schoolId} and v.course_id = ${courseId} and v.done
    union all
    select h.user_id, e.n, case when h.score is null then 'w' when h.score < e.pass_line then 'f' else 'd' end
    from handed h join entries e on e.kind in ('task', 'exam', 'practical') and e.id = h.item_id
    union all
    select s.user_id, e.n, case when s.score is null then 'w' when s.score * 10 >= x.total * 6 then 'd' else 'f' end
    from sat s join entries e on e.kind = 'written' and e.id = s.examination_id join examinations x on x.id = s.examination_id
  ), marks as (
    select p.user_id, e.n, e.kind, g.state, k.user_id is not null as is_closed,
      coalesce(m.end_at, e.end_at) < ${now.toISOString()}::timestamptz as is_over
    from people p cross join entries e
    left join given g on g.user_id = p.user_id and g.n = e.n
    left join closed k on k.task_number = e.task_number and k.user_id = p.user_id
    left join more m on e.kind = 'written' and m.id = e.id and m.user_id = p.user_id
  ), lines as materialized (
    select user_id,
      string_agg(coalesce(state, case when is_over then 'l' when is_closed then 'k' else 'o' end), '' order by n) as cells,
      count(*) filter (where is_over and (state is null or (state = 'f' and kind = 'practical')))::integer as behind,
      -- As the student's own progress counts: what waits for marks is handed in, but passes no practical task yet.
      count(*) filter (where state = 'd' or (state = 'w' and kind <> 'practical') or (state = 'f' and kind = 'written'))::integer as done
    from marks group by 1
  )`

function wanted({ name, className, behindOnly }: BoardFilter): SQL {
  const pattern = likePattern(name)
  return sql.join(
    [
      sql`true`,
      ...(name === ''
        ? []
        : [sql`(lower(u.name) like ${pattern} or lower(u.student_card) like ${pattern})`]),
      ...(className === '' ? [] : [sql`u.class_name = ${className}`]),
      ...(behindOnly ? [sql`l.behind > 0`] : []),
    ],
    sql` and `,
  )
}

/** TRN-062: reads the board with one statement, for any number of students and entries. */
export async function readBoard(
  db: Db,
  train: Train,
  filter: BoardFilter,
  now: Date,
): Promise<Board> {
  const { rows } = await db.execute<{ board: Board }>(sql`
    with ${entries(train)}, ${marks(train, now)}, found as (
      select p.user_id, u.name, u.student_card, u.class_name, p.last_study_at, coalesce(l.behind, 0) as behind,
        coalesce(l.cells, '') as cells, coalesce(l.done, 0) as done, row_number() over (order by u.name_sort, p.user_id) as place
      from people p join users u on u.id = p.user_id left join lines l on l.user_id = p.user_id
      where ${wanted(filter)}
    )
    select json_build_object(
      'entries', (select coalesce(json_agg(json_build_object('kind', kind, 'id', id, 'names', names, 'title', title,
        'chapterNames', chapter_names, 'endTime', end_at) order by n), '[]'::json) from entries),
      'classes', (select coalesce(json_agg(class_name order by class_name), '[]'::json) from (
        select distinct u.class_name from people p join users u on u.id = p.user_id where u.class_name <> '') classes),
      'total', (select count(*) from found),
      'behindTotal', (select count(*) from lines where behind > 0),
      'rows', (select coalesce(json_agg(json_build_object('userId', user_id, 'name', name, 'studentCard', student_card,
        'className', class_name, 'lastStudyAt', last_study_at, 'behind', behind, 'cells', cells, 'done', done) order by place), '[]'::json)
        from (select * from found order by place limit ${filter.limit} offset ${filter.offset}) shown)) as board`)
  return rows[0]?.board ?? { entries: [], classes: [], rows: [], total: 0, behindTotal: 0 }
}

/** Lists the students who are behind now. */
export async function listBehind(db: Db, train: Train, now: Date): Promise<number[]> {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    with ${entries(train)}, ${marks(train, now)} select user_id from lines where behind > 0 order by user_id`)
  return rows.map((row) => Number(row.user_id))
}
