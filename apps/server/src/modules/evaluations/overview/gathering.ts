import type { Db } from '../../../platform/database/database.ts'
import { listUnmarked, type UnmarkedHandIn } from '../../homework/index.ts'
import { type EndedRun, listEnded, lockEnded, markGathered } from '../../practice/index.ts'
import { judge } from '../judgement.ts'
import { newPeerTasks } from '../peers.ts'
import type { EvaluationRow, NewAssessment, RubricRow } from '../tables.ts'
import * as queries from './queries.ts'

/** Runs that one look at the database takes up. */
const atOnce = 50

type Work = Pick<NewAssessment, 'runId' | 'handInId' | 'parts' | 'cap' | 'endedAt'>

const workOf = (run: EndedRun): Work => ({
  runId: run.id,
  handInId: null,
  parts: run.score ?? [],
  cap: run.cap,
  endedAt: run.endedAt ?? new Date(0),
})

/** A hand-in has no parts of a score. */
const handedIn = ({ id, handedInAt }: UnmarkedHandIn): Work => ({
  runId: null,
  handInId: id,
  parts: [],
  cap: null,
  endedAt: handedInAt,
})

/** The work of one student that is to be rated. */
interface Candidate {
  userId: number
  work: Work
  /** Whether it takes the place of what the assessment is of. */
  replaces: (before: queries.Listed) => boolean
}

/** What an assessment is before a person has rated. */
function untouched(rubric: RubricRow, work: Work) {
  const { parts, cap = null } = work
  const assessment = { parts, cap, firstId: null, secondAskedBy: null, releasedAt: null }
  const { criteria, gates } = rubric
  const basis = { assessment, criteria, gates, ratings: [], changes: [], appeal: undefined }
  const { state, total, criteria: judged } = judge(basis)
  const rated = judged.flatMap(({ key, percent }) => (percent === null ? [] : [[key, percent]]))
  return { ...work, state, total, percents: Object.fromEntries(rated) }
}

/** The best run of each student, the later one of equals (PRC-064). */
function bestOf(runs: readonly EndedRun[]): Map<number, EndedRun> {
  const best = new Map<number, EndedRun>()
  for (const run of runs)
    for (const userId of run.players) {
      const before = best.get(userId)
      if (!before || isBetter(run, before)) best.set(userId, run)
    }
  return best
}

const isBetter = (run: Pick<EndedRun, 'percent'>, before: Pick<EndedRun, 'percent'>) =>
  (run.percent ?? -1) >= (before.percent ?? -1)

const ofRuns = (runs: readonly EndedRun[]): Candidate[] =>
  [...bestOf(runs)].map(([userId, run]) => ({
    userId,
    work: workOf(run),
    replaces: (before) => before.runId !== run.id && isBetter(run, before),
  }))

/** PRC-131: the newest hand-in counts, whatever came before. */
const ofHandIns = (handIns: readonly UnmarkedHandIn[]): Candidate[] =>
  handIns.map((handIn) => ({
    userId: handIn.userId,
    work: handedIn(handIn),
    replaces: (before) => before.handInId !== handIn.id,
  }))

/**
 * Makes an assessment of each student's work. One into which nobody has written follows a better run or a newer hand-in;
 * one that was rated stays with the work that was rated. The transaction has locked the evaluation.
 */
async function takeUpAll(
  tx: Db,
  { evaluation, rubric }: Chosen,
  candidates: readonly Candidate[],
  now: Date,
): Promise<void> {
  const only = candidates.length === 1 ? candidates[0]?.userId : undefined
  const listed = await queries.listAssessments(tx, evaluation.id, only)
  const existing = new Map(listed.map((one) => [one.userId, one]))
  const of = { schoolId: evaluation.schoolId, evaluationId: evaluation.id }
  const fresh: NewAssessment[] = []
  for (const { userId, work, replaces } of candidates) {
    const values = { ...untouched(rubric, work), changedAt: now }
    const before = existing.get(userId)
    if (!before) fresh.push({ ...of, ...values, userId, createdAt: now })
    else if (!before.isFixed && replaces(before)) {
      await queries.deleteRatings(tx, before.id)
      await queries.updateAssessment(tx, before.id, values)
    }
  }
  await queries.insertAssessments(tx, fresh)
  if (fresh.length > 0 || existing.size > 0) await queries.freezeRubric(tx, rubric.id)
  if (rubric.criteria.some(({ source }) => source === 'peer'))
    await queries.givePeers(
      tx,
      evaluation.schoolId,
      newPeerTasks(await queries.listPeerWorks(tx, evaluation.id)),
      now,
    )
}

interface Chosen {
  evaluation: EvaluationRow
  rubric: RubricRow
}

/** PRC-064: an assessment of the best run of each student. */
export const takeUp = (
  tx: Db,
  evaluation: EvaluationRow,
  rubric: RubricRow,
  runs: readonly EndedRun[],
  now: Date,
): Promise<void> => takeUpAll(tx, { evaluation, rubric }, ofRuns(runs), now)

/** Judges all assessments by another rubric. Nobody has written into them yet. */
async function judgeAgain(
  tx: Db,
  { evaluation, rubric }: Chosen,
  works: readonly Work[],
  now: Date,
): Promise<void> {
  for (const { id, runId, handInId } of await queries.listAssessments(tx, evaluation.id)) {
    const work = works.find((one) => one.runId === runId && one.handInId === handInId)
    if (work) await queries.updateAssessment(tx, id, { ...untouched(rubric, work), changedAt: now })
  }
}

/** Takes up all that has been done already; assessments that exist are judged again by another rubric. */
export async function takeUpPlaced(
  tx: Db,
  { evaluation, rubric, isNew }: Chosen & { isNew: boolean },
  now: Date,
): Promise<void> {
  const { schoolId, assignmentId, itemId } = evaluation
  const chosen = { evaluation, rubric }
  if (itemId !== null) {
    const handIns = await listUnmarked(tx, itemId)
    if (!isNew) await judgeAgain(tx, chosen, handIns.map(handedIn), now)
    await takeUpAll(tx, chosen, ofHandIns(handIns), now)
  } else if (assignmentId !== null) {
    const runs = await listEnded(tx, schoolId, assignmentId)
    if (!isNew) await judgeAgain(tx, chosen, runs.map(workOf), now)
    await takeUpAll(tx, chosen, ofRuns(runs), now)
  }
}

/** PRC-130: takes up the newest hand-ins of a task, of all students or of one. The transaction has locked the task. */
export async function gatherHandIns(
  tx: Db,
  of: { schoolId: number; itemId: number; userId?: number },
  now: Date,
): Promise<void> {
  const target = { schoolId: of.schoolId, assignmentId: null, itemId: of.itemId }
  const evaluation = await queries.lockEvaluation(tx, target)
  if (!evaluation) return
  const rubric = await queries.lockRubric(tx, of.schoolId, evaluation.rubricId)
  if (!rubric) return
  const handIns = await listUnmarked(tx, of.itemId, of.userId)
  await takeUpAll(tx, { evaluation, rubric }, ofHandIns(handIns), now)
}

const inGroups = (runs: readonly EndedRun[]) => {
  const groups = new Map<number, EndedRun[]>()
  for (const run of runs)
    if (run.assignmentId !== null)
      groups.set(run.assignmentId, [...(groups.get(run.assignmentId) ?? []), run])
  // Locked in one order, so that two that gather at once do not wait for each other.
  return [...groups].toSorted(([one], [other]) => one - other)
}

/** PRC-064: takes up the runs, of one assignment or of all, that have ended since the last time; doing it twice does no harm. */
export async function gatherEnded(db: Db, now: Date, assignmentId?: number): Promise<void> {
  for (;;) {
    const taken = await db.transaction(async (tx) => {
      const runs = await lockEnded(tx, atOnce, assignmentId)
      for (const [assignmentId, group] of inGroups(runs)) {
        const schoolId = group[0]?.schoolId ?? 0
        const evaluation = await queries.lockEvaluation(tx, {
          schoolId,
          assignmentId,
          itemId: null,
        })
        const rubric = evaluation && (await queries.lockRubric(tx, schoolId, evaluation.rubricId))
        if (rubric) await takeUp(tx, evaluation, rubric, group, now)
      }
      await markGathered(
        tx,
        runs.map(({ id }) => id),
        now,
      )
      return runs.length
    })
    if (taken < atOnce) return
  }
}
