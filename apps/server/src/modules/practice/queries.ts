import { openRunStates, type PracticeKindName } from '@titian/contract'
import { and, asc, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { lockFor } from '../../platform/database/advisory-lock.ts'
import { prepareQuery, prepareSql, type Slots } from '../../platform/database/prepared.ts'
import { found } from '../../platform/refusal.ts'
import type { Given } from './assignments/rules.ts'
import {
  type CommandRow,
  type NewRun,
  practiceCommands,
  practiceRuns,
  practiceSeats,
  practiceSnapshots,
  type RunRow,
} from './tables.ts'

export interface Player {
  schoolId: number
  userId: number
}

export interface Window {
  page: number
  size: number
}

const total = sql<number>`count(*) over ()`.mapWith(Number)
/** Runs in which the person has a seat. */
const by = ({ schoolId, userId }: Player | Slots<Player>) =>
  and(
    eq(practiceRuns.schoolId, schoolId),
    sql`exists (select 1 from ${practiceSeats} where ${practiceSeats.runId} = ${practiceRuns.id}
      and ${practiceSeats.userId} = ${userId})`,
  )
/**
 * Returns the seats that the person may see. A player of a team sees only the seat that this person
 * plays.
 */
const seatsOf = ({ userId }: Player | Slots<Player>) =>
  sql`case when ${practiceRuns.mode} = 'team' then array(select ${practiceSeats.seat}
    from ${practiceSeats} where ${practiceSeats.runId} = ${practiceRuns.id}
      and ${practiceSeats.userId} = ${userId}) else ${practiceRuns.seats} end`.mapWith(
    practiceRuns.seats,
  )
/**
 * Returns the number of the person's attempt. Runs of a team store no number, because it differs by
 * player. It is the number of games that the player has begun, up to this one; in a lobby, the next
 * number. Columns are written with their table, because the counted rows have columns of the same
 * names.
 */
const attemptOf = ({ userId }: Player | Slots<Player>) =>
  sql<
    number | null
  >`case when practice_runs.mode = 'team' and practice_runs.assignment_id is not null then (
    select count(*)::int + (practice_runs.state = 'lobby')::int
    from practice_runs r join practice_seats s on s.run_id = r.id
    where s.user_id = ${userId} and r.assignment_id = practice_runs.assignment_id and r.state <> 'lobby'
      and (practice_runs.state = 'lobby'
        or (r.started_at, r.id) <= (practice_runs.started_at, practice_runs.id)))
    else practice_runs.attempt end`
export const isOpenRun = inArray(practiceRuns.state, [...openRunStates])

/**
 * Returns the later one of the common and the individual due date. Without a common date, an
 * individual date does not apply.
 */
export const laterDue = (assignment: SQL, extended: SQL): SQL =>
  sql`case when ${assignment} is not null then greatest(${assignment}, ${extended}) end`

/** The assignment of a run; null for a run outside of assignments. */
const given = sql<Given | null>`(
  select json_build_object('weights', a.weights, 'passLine', a.pass_line, 'attempts', a.attempts,
    'opensAt', a.opens_at,
    'dueAt', ${laterDue(
      sql`a.due_at`,
      sql`(select max(x.due_at) from practice_extensions x join practice_seats s on s.user_id = x.user_id
        where x.assignment_id = a.id and s.run_id = practice_runs.id)`,
    )})
  from practice_assignments a where a.id = practice_runs.assignment_id)`

const listed = { ...getTableColumns(practiceRuns), given }
export const withState = { ...listed, snapshot: practiceSnapshots.state }
export const ofRun = eq(practiceSnapshots.runId, practiceRuns.id)

/** A run with its assignment. */
export type ListedRun = RunRow & { given: Given | null }
/** A run with its assignment and the state at the beginning of its day. */
export type RunWithState = ListedRun & { snapshot: unknown }

/**
 * Lets the calls with which a person begins a run happen only one after the other, until the
 * transaction ends.
 */
export const lockRunsOf = (tx: Db, userId: number): Promise<void> =>
  lockFor(tx, 'practiceRuns', userId)

const readRun = prepareQuery((db, slots: Slots<Player & { id: number }>) =>
  db
    .select({ ...withState, seats: seatsOf(slots), attempt: attemptOf(slots) })
    .from(practiceRuns)
    .innerJoin(practiceSnapshots, ofRun)
    .where(and(by(slots), eq(practiceRuns.id, slots.id))),
)

export async function findRun(
  db: Db,
  { schoolId, userId }: Player,
  id: number,
): Promise<RunWithState | undefined> {
  const [row] = await readRun(db, { schoolId, userId, id })
  return row
}

export const getRun = async (db: Db, player: Player, id: number): Promise<RunWithState> =>
  found(await findRun(db, player, id))

/**
 * Locks the run, so that decisions at the same time are handled one after the other. A second
 * statement reads the run. A statement that has waited for the lock could combine the new run with
 * the old state.
 */
export async function lockRun(tx: Db, player: Player, id: number): Promise<RunWithState> {
  await lockRow(tx, id)
  return getRun(tx, player, id)
}

const takeRow = prepareSql(
  ({ id }: Slots<{ id: number }>) =>
    sql`select 1 from ${practiceRuns} where ${practiceRuns.id} = ${id} for update`,
)

export async function lockRow(tx: Db, id: number): Promise<void> {
  await takeRow(tx, { id })
}

/** Locks a run of any person, and reads it with a second statement. */
export async function lockAnyRun(tx: Db, schoolId: number, id: number): Promise<RunWithState> {
  await lockRow(tx, id)
  return getAnyRun(tx, schoolId, id)
}

/** Reads a run of any person without a lock. */
export async function getAnyRun(db: Db, schoolId: number, id: number): Promise<RunWithState> {
  const [row] = await db
    .select(withState)
    .from(practiceRuns)
    .innerJoin(practiceSnapshots, ofRun)
    .where(and(eq(practiceRuns.schoolId, schoolId), eq(practiceRuns.id, id)))
  return found(row)
}

/** Lists the runs of a person, the last changed first. */
export async function listRuns(
  db: Db,
  player: Player,
  { kind, open }: { kind: PracticeKindName | undefined; open: boolean },
  { page, size }: Window,
) {
  const where = and(
    by(player),
    kind === undefined ? undefined : eq(practiceRuns.kind, kind),
    open ? isOpenRun : undefined,
  )
  const rows = await db
    .select({ ...listed, seats: seatsOf(player), attempt: attemptOf(player), total })
    .from(practiceRuns)
    .where(where)
    .orderBy(desc(practiceRuns.changedAt), desc(practiceRuns.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? (page > 1 ? await db.$count(practiceRuns, where) : 0) }
}

/**
 * For each practice that the person has played, returns whether a run is open, and the best score
 * in percent.
 */
export function listResults(db: Db, player: Player) {
  const isOpen = sql<boolean>`bool_or(${isOpenRun})`
  const best = sql<number | null>`max(case when ${practiceRuns.pointsOf} > 0
    then least(round(${practiceRuns.points} * 100.0 / ${practiceRuns.pointsOf})::int, ${practiceRuns.cap}) end)`
  return db
    .select({ practice: practiceRuns.practice, isOpen, best })
    .from(practiceRuns)
    .where(by(player))
    .groupBy(practiceRuns.practice)
}

export const countOpen = (tx: Db, player: Player): Promise<number> =>
  tx.$count(practiceRuns, and(by(player), isOpenRun))

/** Returns an open run of the same practice, version and seats without any decision. */
export async function findUntouched(
  tx: Db,
  player: Player,
  like: Pick<RunRow, 'practice' | 'practiceVersion' | 'engineVersion' | 'mode' | 'seats'>,
): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: practiceRuns.id })
    .from(practiceRuns)
    .where(
      and(
        by(player),
        isNull(practiceRuns.assignmentId),
        eq(practiceRuns.state, 'active'),
        eq(practiceRuns.number, 1),
        eq(practiceRuns.practice, like.practice),
        eq(practiceRuns.practiceVersion, like.practiceVersion),
        eq(practiceRuns.engineVersion, like.engineVersion),
        eq(practiceRuns.mode, like.mode),
        eq(practiceRuns.seats, like.seats),
      ),
    )
    .limit(1)
  return row?.id
}

export async function insertRun(tx: Db, run: NewRun, state: unknown): Promise<number> {
  const [row] = await tx.insert(practiceRuns).values(run).returning({ id: practiceRuns.id })
  const { id: runId } = found(row)
  await tx.insert(practiceSnapshots).values({ runId, state })
  await tx
    .insert(practiceSeats)
    .values(run.seats.map((seat) => ({ runId, seat, userId: run.userId })))
  return runId
}

interface Written {
  id: number
  number: number
  day: number
  at: string
  /** The progress as JSON text. */
  progress: string | null
}

const writeTurn = prepareSql(
  ({ id, number, day, at, progress }: Slots<Written>) =>
    sql`update ${practiceRuns} set number = ${number}, day = ${day}, changed_at = ${at}::timestamptz,
      progress = ${progress}::jsonb where ${practiceRuns.id} = ${id}`,
)

/** The columns that a decision changes in an open run. */
export type Turn = Pick<RunRow, 'number' | 'day' | 'changedAt' | 'progress'>

/** PRC-027: stores the change of an open run; the caller's transaction has locked it. */
export async function saveTurn(
  tx: Db,
  id: number,
  { number, day, changedAt, progress }: Turn,
): Promise<void> {
  const kept = progress && JSON.stringify(progress)
  await writeTurn(tx, { id, number, day, at: changedAt.toISOString(), progress: kept })
}

/** PRC-027: stores the new values of a run; the caller's transaction has locked it. */
export async function saveRun(tx: Db, id: number, change: Partial<NewRun>): Promise<void> {
  await tx.update(practiceRuns).set(change).where(eq(practiceRuns.id, id))
}

const writeSnapshot = prepareSql(
  ({ runId, state }: Slots<{ runId: number; state: string }>) =>
    sql`update ${practiceSnapshots} set state = ${state}::jsonb where ${practiceSnapshots.runId} = ${runId}`,
)

export async function saveSnapshot(tx: Db, runId: number, state: unknown): Promise<void> {
  await writeSnapshot(tx, { runId, state: JSON.stringify(state) })
}

const insertCommands = prepareSql(
  ({ rows }: Slots<{ rows: string }>) => sql`
    insert into ${practiceCommands} (run_id, number, place, day, seat, command, note, at)
    select run_id, number, place, day, seat, command, note, at from jsonb_to_recordset(${rows}::jsonb)
      as sent (run_id bigint, number integer, place smallint, day integer, seat text, command jsonb, note text, at timestamptz)`,
)

export async function addCommands(tx: Db, rows: readonly CommandRow[]): Promise<void> {
  if (rows.length === 0) return
  const sent = rows.map(({ runId, ...row }) => ({ ...row, run_id: runId }))
  await insertCommands(tx, { rows: JSON.stringify(sent) })
}

const inOrder = [asc(practiceCommands.number), asc(practiceCommands.place)] as const

/** Lists the decisions of one number, in order. */
export const listOfNumber = (db: Db, runId: number, number: number): Promise<CommandRow[]> =>
  db
    .select()
    .from(practiceCommands)
    .where(and(eq(practiceCommands.runId, runId), eq(practiceCommands.number, number)))
    .orderBy(...inOrder)

const readDay = prepareQuery((db, { runId, day }: Slots<{ runId: number; day: number }>) =>
  db
    .select()
    .from(practiceCommands)
    .where(and(eq(practiceCommands.runId, runId), eq(practiceCommands.day, day)))
    .orderBy(...inOrder),
)

/** Lists the decisions of a day, in order. */
export const listOfDay = (db: Db, runId: number, day: number): Promise<CommandRow[]> =>
  readDay(db, { runId, day })

/** Lists every decision of a run. */
export const listLog = (db: Db, runId: number): Promise<CommandRow[]> =>
  db
    .select()
    .from(practiceCommands)
    .where(eq(practiceCommands.runId, runId))
    .orderBy(...inOrder)
