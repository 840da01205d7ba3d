import { finishedGamesMost, openRunsMost } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { users } from '../../accounts/index.ts'
import { isStudent } from '../assignments/queries.ts'
import type { SeatOfGame } from '../games/rules.ts'
import { type AssignmentRow, practiceAssignments, type RunRow } from '../tables.ts'

/** Returns the next round, if any. */
export async function findNext(tx: Db, id: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: practiceAssignments.id })
    .from(practiceAssignments)
    .where(eq(practiceAssignments.followsId, id))
  return row?.id
}

/**
 * Lists the seats in ended games, newest first. Only students who can play another game are
 * included.
 */
export async function listEndedSeats(
  tx: Db,
  { id, schoolId, courseId }: Pick<AssignmentRow, 'id' | 'schoolId' | 'courseId'>,
): Promise<SeatOfGame[]> {
  const { rows } = await tx.execute<{ run_id: string; seat: string; user_id: string }>(sql`
    select s.run_id, s.seat, s.user_id from practice_runs r
    join practice_seats s on s.run_id = r.id
    join enrolments e on e.school_id = r.school_id and e.course_id = ${courseId} and e.user_id = s.user_id and ${isStudent}
    where r.school_id = ${schoolId} and r.assignment_id = ${id} and r.mode = 'team' and r.ended_at is not null
      and (select count(distinct o.id) from practice_seats os join practice_runs o on o.id = os.run_id
        where os.user_id = s.user_id and o.school_id = r.school_id and o.ended_at is null) < ${openRunsMost}
    order by r.id desc, s.seat`)
  return rows.map(({ run_id, seat, user_id }) => ({
    runId: Number(run_id),
    seat,
    userId: Number(user_id),
  }))
}

/** An ended run, as JSON of the database. */
export interface FinishedRun extends Pick<RunRow, 'id' | 'code' | 'percent'> {
  endedAt: string
  points: number | null
  pointsOf: number | null
  players: { seats: string[]; name: string }[]
}

export interface Finished {
  games: FinishedRun[]
  total: number
}

/** PRC-144: reads the ended games, the best result first, in one statement. */
export async function readFinished(
  db: Db,
  { id, schoolId }: Pick<AssignmentRow, 'id' | 'schoolId'>,
): Promise<Finished> {
  const { rows } = await db.execute<{ finished: Finished }>(sql`
    with ended as (
      select r.*, count(*) over () as total, row_number() over (order by r.percent desc nulls last, r.id) as place
      from practice_runs r
      where r.school_id = ${schoolId} and r.assignment_id = ${id} and r.ended_at is not null
      order by place limit ${finishedGamesMost})
    select json_build_object('total', (select coalesce(max(total), 0) from ended),
      'games', (select coalesce(json_agg(json_build_object('id', g.id, 'code', g.code, 'percent', g.percent,
        'points', g.points, 'pointsOf', g.points_of, 'endedAt', g.ended_at,
        'players', (select coalesce(json_agg(p), '[]') from (
          select ${users.name} as name, json_agg(s.seat order by s.seat) as seats
          from practice_seats s join users on users.id = s.user_id where s.run_id = g.id
          group by users.id, ${users.name} order by min(s.seat)) p)) order by g.place), '[]') from ended g)) as finished`)
  return found(rows[0]).finished
}
