import {
  boardGamesMost,
  type BoardState,
  type ErpProgress,
  type RunProgress,
  type RunState,
} from '@titian/contract'
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { users } from '../../accounts/index.ts'
import { courses, relation } from '../../courses/index.ts'
import { hasBegun, isStudent } from '../assignments/queries.ts'
import { laterDue, type RunWithState, type Window, withState } from '../queries.ts'
import {
  type AssignmentRow,
  practiceAssignments,
  practiceRuns,
  practiceSnapshots,
  type RunRow,
} from '../tables.ts'

export interface BoardStudent {
  userId: number
  userName: string
  studentCard: string | null
  used: number
  best: number | null
  extended: boolean
  dueAt: string | null
  run: {
    id: number
    day: number
    days: number
    isOver: boolean
    changedAt: string
    progress: RunProgress | ErpProgress | null
  } | null
  /** The student's lobby, or else the newest run if a team plays it. */
  game: { code: string | null; seat: string } | null
  ended: {
    points: number | null
    pointsOf: number | null
    cap: number | null
    score: BoardScore | null
  } | null
}
type BoardScore = { name: string; points: number | null; of: number }[]

/** An open game of a team, as JSON of the database. */
export interface OpenGame extends Pick<
  RunRow,
  'id' | 'kind' | 'engineVersion' | 'code' | 'day' | 'days' | 'turnSeconds'
> {
  state: Extract<RunState, 'lobby' | 'active' | 'paused'>
  turnEndsAt: string | null
  seats: { seat: string; userId: number; name: string; isBot: boolean }[]
  /** Seats that have ordered this week. */
  ordered: string[]
}

const inState: Record<BoardState, SQL> = {
  notStarted: sql`last.id is null`,
  active: sql`last.id is not null and last.ended_at is null`,
  ended: sql`last.ended_at is not null`,
}

export type Board = Pick<AssignmentRow, 'id' | 'schoolId' | 'courseId' | 'dueAt'>

/**
 * Returns a table expression `found`: every student of the course, and everybody else who has a
 * run. Each has the newest run.
 */
export function students(
  { id, schoolId, courseId, dueAt }: Board,
  state: BoardState | undefined,
): SQL {
  const due = laterDue(
    sql`${dueAt === null ? null : dueAt.toISOString()}::timestamptz`,
    sql`x.due_at`,
  )
  // Groups the seats by run. A person who plays all seats alone has one run.
  const ran = sql`(
    select r.*, own.seat, count(*) over () as used, max(r.percent) over () as best
    from (select s.run_id, min(s.seat) as seat from practice_seats s where s.user_id = p.user_id group by s.run_id) own
    join practice_runs r on r.id = own.run_id
    where r.school_id = ${schoolId} and r.assignment_id = ${id} and ${hasBegun})`
  return sql`people as (
      select e.user_id from enrolments e where e.school_id = ${schoolId} and e.course_id = ${courseId}
        and ${isStudent}
      union
      select s.user_id from practice_runs r join practice_seats s on s.run_id = r.id
      where r.school_id = ${schoolId} and r.assignment_id = ${id}
    ), found as (
      select ${users.nameSort} as name_sort, p.user_id, coalesce(lobby.id, last.id) as run_id, json_build_object('userId', p.user_id,
        'userName', ${users.name}, 'studentCard', ${users.studentCard}, 'used', coalesce(last.used, 0), 'best', last.best,
        'extended', x.due_at is not null, 'dueAt', ${due},
        'run', case when last.id is not null then json_build_object('id', last.id, 'day', last.day, 'days', last.days,
          'isOver', last.ended_at is not null, 'changedAt', last.changed_at, 'progress', last.progress) end,
        'game', case when lobby.id is not null then json_build_object('code', lobby.code, 'seat', lobby.seat)
          when last.mode = 'team' then json_build_object('code', last.code, 'seat', last.seat) end,
        'ended', case when scored.id is not null then json_build_object('points', scored.points, 'pointsOf', scored.points_of, 'cap', scored.cap,
          'score', scored.score) end) as student
      from people p
      join users on users.school_id = ${schoolId} and users.id = p.user_id
      left join lateral (select * from ${ran} own order by own.id desc limit 1) last on true
      left join lateral (select * from ${ran} own where own.ended_at is not null order by own.id desc limit 1) scored on true
      left join lateral (
        select r.id, r.code, s.seat from practice_seats s join practice_runs r on r.id = s.run_id
        where s.user_id = p.user_id and r.school_id = ${schoolId} and r.assignment_id = ${id} and r.state = 'lobby'
        order by r.id desc limit 1) lobby on true
      left join practice_extensions x on x.assignment_id = ${id} and x.user_id = p.user_id
      where ${state ? inState[state] : sql`true`})`
}

/**
 * PRC-105: returns the open games, each as JSON in the column `game`. Games of students on this
 * page of the board come first.
 */
const games = ({ id, schoolId }: Board) => sql`open_games as (
    select r.*, count(*) over () as total from practice_runs r
    where r.school_id = ${schoolId} and r.assignment_id = ${id} and r.mode = 'team' and r.ended_at is null
    order by exists (select 1 from page where page.run_id = r.id) desc, r.id limit ${boardGamesMost}
  ), games as (
    select g.id, g.total, json_build_object('id', g.id, 'kind', g.kind, 'engineVersion', g.engine_version, 'code', g.code,
      'state', g.state, 'day', g.day, 'days', g.days, 'turnSeconds', g.turn_seconds, 'turnEndsAt', g.turn_ends_at,
      'seats', (select coalesce(json_agg(json_build_object('seat', s.seat, 'userId', s.user_id, 'name', ${users.name},
          'isBot', s.bot_since is not null)), '[]')
        from practice_seats s join users on users.id = s.user_id where s.run_id = g.id),
      'ordered', (select coalesce(json_agg(c.seat), '[]') from practice_commands c
        where c.run_id = g.id and c.day = g.day)) as game
    from open_games g)`

export interface BoardPage {
  students: BoardStudent[]
  total: number
  games: OpenGame[]
  gamesTotal: number
}

/** PRC-040: returns a page of the board, sorted by name, and the open games, in one statement. */
export async function readBoard(
  db: Db,
  assignment: Board,
  state: BoardState | undefined,
  { page, size }: Window,
): Promise<BoardPage> {
  const { rows } = await db.execute<{ board: BoardPage }>(sql`
    with ${students(assignment, state)}, page as (
      select * from found order by name_sort, user_id limit ${size} offset ${(page - 1) * size}
    ), ${games(assignment)}
    select json_build_object(
      'students', (select coalesce(json_agg(student order by name_sort, user_id), '[]') from page),
      'total', (select count(*) from found),
      'games', (select coalesce(json_agg(game order by id), '[]') from games),
      'gamesTotal', (select coalesce(max(total), 0) from games)) as board`)
  return found(rows[0]).board
}

/** PRC-108: lists the whole board, for a file that is read page by page. */
export async function listBoard(
  db: Db,
  assignment: Board,
  state: BoardState | undefined,
  most: number,
): Promise<BoardStudent[]> {
  const { rows } = await db.execute<{ student: BoardStudent }>(sql`
    with ${students(assignment, state)}
    select student from found order by name_sort, user_id limit ${most}`)
  return rows.map(({ student }) => student)
}

/** Returns a run of an assignment with its person, and the role of the caller in the course. */
export async function getRunFor(db: Db, schoolId: number, id: number, userId: number) {
  const [row] = await db
    .select({
      run: withState,
      userName: users.name,
      course: { ...getTableColumns(courses), ...relation(userId) },
    })
    .from(practiceRuns)
    .innerJoin(practiceSnapshots, eq(practiceSnapshots.runId, practiceRuns.id))
    .innerJoin(practiceAssignments, eq(practiceAssignments.id, practiceRuns.assignmentId))
    .innerJoin(courses, eq(courses.id, practiceAssignments.courseId))
    .innerJoin(users, eq(users.id, practiceRuns.userId))
    .where(and(eq(practiceRuns.schoolId, schoolId), eq(practiceRuns.id, id)))
  return found(row)
}
export type RunFor = { run: RunWithState; userName: string }
