import type { ErpScenario } from '@titian/practice/erp'
import type { User } from '../../../platform/actor.ts'
import { type AuditAct, recordAudits } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { begin as beginRun, type Own, playerOf } from '../actions.ts'
import { findPractice } from '../built-in.ts'
import { type Choice, idsIn, withCards } from '../erp-cards/choice.ts'
import type { ChoiceProblem } from '../erp-cards/rules.ts'
import { listChosen } from '../erp-cards/queries.ts'
import { isOverdue } from '../keeping.ts'
import * as runs from '../queries.ts'
import type { AssignmentRow, NewAssignment } from '../tables.ts'
import { closeLobbies, type Outlets, settle } from '../turns/actions.ts'
import * as queries from './queries.ts'
import { frozenFields, openRunOf, startProblem } from './rules.ts'

type Writing = Context<never, User>

/** The values of an assignment form. */
export type Values = { cards: Choice | null } & Pick<
  NewAssignment,
  | 'practice'
  | 'practiceVersion'
  | 'kind'
  | 'scenario'
  | 'mode'
  | 'opensAt'
  | 'dueAt'
  | 'attempts'
  | 'weights'
  | 'passLine'
  | 'turnSeconds'
>

/**
 * PRC-216: returns the scenario with the chosen cards. If none were chosen, it has the cards of the
 * practice.
 */
async function chosenOf(
  db: Db,
  schoolId: number,
  { kind, scenario, cards }: Values,
  base: unknown = scenario,
): Promise<{ scenario: unknown } | ChoiceProblem> {
  if (kind !== 'erp') return { scenario: base }
  // A practice of this kind always has an ERP scenario.
  const [before, usual] = [base, scenario] as [ErpScenario, ErpScenario]
  const choice = cards ?? { school: usual.cards, own: [] }
  const rows = await listChosen(db, schoolId, [...choice.own, ...idsIn(before)])
  const after = withCards(before, choice, rows)
  return 'code' in after ? after : { scenario: after }
}

/**
 * Adds the assignment and returns its id. If a form with the same key is sent again, the first id
 * is returned.
 */
export async function add(
  { db, school, actor, now }: Writing,
  courseId: number,
  key: string,
  values: Values,
): Promise<number | ChoiceProblem> {
  const of = { schoolId: school.id, authorId: actor.userId, key }
  const chosen = await chosenOf(db, school.id, values)
  if ('code' in chosen) return (await queries.findByKey(db, of))?.id ?? chosen
  const { cards: _cards, ...fields } = values
  const row = { ...fields, ...chosen, ...of, courseId, createdAt: now, updatedAt: now }
  const made = await queries.insertAssignment(db, row)
  if (made !== undefined) return made
  const there = await queries.findByKey(db, of)
  if (!there) throw new Error('An assignment could be neither made nor found.')
  return there.id
}

/**
 * Why a change is refused: the version is outdated, the first run has frozen a field, a student has
 * used more attempts than the new number, or the cards are wrong.
 */
export type ChangeProblem =
  | 'changed'
  | { frozen: string[] }
  | 'attemptsUsed'
  | ChoiceProblem
  | undefined

export function change(
  { db, school, now }: Writing,
  id: number,
  version: number,
  values: Values,
): Promise<ChangeProblem> {
  return db.transaction(async (tx) => {
    const before = await queries.lockAssignment(tx, school.id, id, 'update')
    if (before.version !== version) return 'changed'
    const used = await queries.mostUsed(tx, school.id, id)
    const { cards: _cards, practice, practiceVersion, kind, scenario, ...rest } = values
    const isOther = practice !== before.practice
    // PRC-028: as long as the practice is the same, only the cards of the scenario can change.
    const chosen = await chosenOf(tx, school.id, values, isOther ? scenario : before.scenario)
    if ('code' in chosen) return chosen
    const frozen = used > 0 ? frozenFields(before, { ...before, ...values, ...chosen }) : []
    if (frozen.length > 0) return { frozen }
    if (values.attempts < used) return 'attemptsUsed'
    await queries.saveAssignment(tx, id, {
      ...rest,
      ...(isOther && { practice, practiceVersion, kind }),
      ...chosen,
      version: version + 1,
      updatedAt: now,
    })
    return undefined
  })
}

/**
 * Deletes an assignment. An assignment with runs cannot be deleted, because students would lose
 * their work. A next round can be deleted until a student has begun, although the server created
 * lobbies for it (PRC-180).
 */
export function remove(context: Writing, id: number): Promise<Refusal<'alreadyDone'> | undefined> {
  const { db, school } = context
  return db.transaction(async (tx) => {
    const { followsId } = await queries.lockAssignment(tx, school.id, id, 'update')
    if (followsId !== null && !(await closeLobbies(tx, context, id)))
      return refusal('alreadyDone', 'runsBegun')
    if ((await queries.mostUsed(tx, school.id, id)) > 0) return refusal('alreadyDone', 'runsBegun')
    await queries.deleteAssignment(tx, id)
    return undefined
  })
}

export type ExtendProblem = 'dueNotLater' | 'notStudents' | undefined

interface Moved {
  userIds: readonly number[]
  /** The previous individual due dates. */
  before: ReadonlyMap<number, Date>
  dueAt: Date | null
}

/**
 * PRC-109: returns an entry for each student whose due date changes. For a student without an
 * individual date, the date before is the common one.
 */
function movedDues(
  { language }: Writing,
  { practice, dueAt: ofAll }: AssignmentRow,
  { userIds, before, dueAt }: Moved,
): AuditAct[] {
  const text = (moment: Date | null | undefined) => (moment ?? ofAll)?.toISOString() ?? ''
  const title = findPractice(practice)?.titles[language] ?? practice
  return userIds.flatMap((subjectId) => {
    const due = { field: 'dueAt', before: text(before.get(subjectId)), after: text(dueAt) }
    if (due.before === due.after) return []
    const detail = [{ field: 'practice', before: '', after: title }, due]
    return [{ action: 'practice.dueMoved', subjectId, detail }]
  })
}

/** PRC-040: replaces the individual due dates of these students; null removes them. */
export function extend(
  context: Writing,
  id: number,
  userIds: readonly number[],
  dueAt: Date | null,
): Promise<ExtendProblem> {
  const { db, school } = context
  return db.transaction(async (tx) => {
    const assignment = await queries.lockAssignment(tx, school.id, id, 'update')
    const isLater = dueAt === null || (assignment.dueAt !== null && dueAt > assignment.dueAt)
    if (!isLater) return 'dueNotLater'
    const students = await queries.studentsAmong(tx, assignment, userIds)
    if (userIds.some((userId) => !students.has(userId))) return 'notStudents'
    const before = await queries.listExtended(tx, id, userIds)
    if (dueAt) await queries.extend(tx, assignment, userIds, dueAt)
    else await queries.takeBack(tx, id, userIds)
    await recordAudits(tx, context, movedDues(context, assignment, { userIds, before, dueAt }))
    return undefined
  })
}

/**
 * Returns the seats for the mode of the assignment; undefined when the practice lacks the wanted
 * seat.
 */
export type SeatsIn = (assignment: AssignmentRow) => string[] | undefined

type No = Refusal<'alreadyDone' | 'invalidInput'>

/**
 * PRC-024: begins the next attempt. If a run is open, returns it instead. Two devices at the same
 * time also get the same run, because the runs of a person begin one after another.
 */
export function begin(
  context: Own,
  id: number,
  seatsIn: SeatsIn,
  wrongSeat: () => No,
): Promise<number | No> {
  const { db, school, actor, now } = context
  return db.transaction(async (tx) => {
    await runs.lockRunsOf(tx, actor.userId)
    const assignment = await queries.lockAssignment(tx, school.id, id, 'share')
    const { mode, opensAt, attempts } = assignment
    const { dueAt, runs: own } = await queries.getStanding(tx, id, actor.userId)
    const open = openRunOf(own, now)
    if (open !== null) return open
    const { used, last } = own
    const problem = startProblem({ opensAt, dueAt, attempts, used }, now)
    if (problem) return refusal('alreadyDone', problem)
    // Teams begin with a separate call.
    if (mode === 'team') return refusal('alreadyDone', 'teamNeeded')
    const seats = seatsIn(assignment)
    if (!seats) return wrongSeat()
    const { practice, practiceVersion, kind, scenario } = assignment
    const attempt = Math.max(used, last) + 1
    const plan = { practice, practiceVersion, kind, scenario, mode, seats }
    return beginRun(tx, context, { ...plan, assignmentId: id, attempt })
  })
}

/** Maximum number of runs found by one query. */
const atOnce = 50

/**
 * PRC-025: submits open runs after their due date, each in a transaction of its own. Calling this
 * twice does no harm, because each run is locked and checked again. If a run fails, it stays for
 * the next time.
 */
export async function submitDue(services: Outlets & { db: Db }, now: Date): Promise<void> {
  const { db } = services
  const faults: unknown[] = []
  let after = 0
  for (;;) {
    const due = await queries.listOverdue(db, after, now, atOnce)
    for (const run of due) {
      await db
        .transaction((tx) => settle(tx, services, run, now))
        .catch((fault: unknown) => faults.push(fault))
      after = run.id
    }
    if (due.length < atOnce) break
  }
  if (faults.length > 0) throw faults[0]
}

/**
 * PRC-031: returns a run for a teacher to review. After its due date the run is submitted first.
 */
export async function reviewed(context: Writing, run: runs.RunWithState) {
  const { db, now, school } = context
  if (!isOverdue(run, now)) return run
  return db.transaction(async (tx) => {
    await settle(tx, context, run, now)
    return runs.lockAnyRun(tx, school.id, run.id)
  })
}

export const ownOf = (context: Own) => queries.listOwn(context.db, playerOf(context))
