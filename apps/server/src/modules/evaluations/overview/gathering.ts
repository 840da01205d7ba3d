import type { Db } from '../../../platform/database/database.ts'
import { listUnmarked, type UnmarkedHandIn } from '../../homework/index.ts'
import { type EndedRun, listEnded, lockEnded, markGathered } from '../../practice/index.ts'
import { judge } from '../judgement.ts'
import { newPeerTasks } from '../peers.ts'
import type { EvaluationRow, NewAssessment, RubricRow } from '../tables.ts'
import * as queries from './queries.ts'

/** The number of runs that one query reads. */
const atOnce = 50

type Work = Pick<NewAssessment, 'runId' | 'handInId' | 'parts' | 'cap' | 'endedAt'>

const workOf = (run: EndedRun): Work => ({
  runId: run.id,
  handInId: null,
  parts: run.score ?? [],
  cap: run.cap,
  endedAt: run.endedAt ?? new Date(0),
})

/** Returns a hand-in as a work. Its score has no parts. */
const handedIn = ({ id, handedInAt }: UnmarkedHandIn): Work => ({
  runId: null,
  handInId: id,
  parts: [],
  cap: null,
  endedAt: handedInAt,
})

/** The work of one student for which an assessment is made. */
interface Candidate {
  userId: number
  work: Work
  /** Whether this work takes the place of the work in the existing assessment. */
  replaces: (before: queries.Listed) => boolean
}

/** Returns the columns of an assessment that no person has rated. */
function untouched(rubric: RubricRow, work: Work) {
  const { parts, cap = null } = work
  const assessment = { parts, cap, firstId: null, secondAskedBy: null, releasedAt: null }
  const { criteria, gates } = rubric
  const basis = { assessment, criteria, gates, ratings: [], changes: [], appeal: undefined }
  const { state, total, criteria: judged } = judge(basis)
  const rated = judged.flatMap(({ key, percent }) => (percent === null ? [] : [[key, percent]]))
  return { ...work, state, total, percents: Object.fromEntries(rated) }
}

/** PRC-064: returns the best run of each student; of equal runs the later one. */
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

/**
 * PRC-131: returns the newest hand-ins as candidates. The newest hand-in always replaces an older
 * one.
 */
const ofHandIns = (handIns: readonly UnmarkedHandIn[]): Candidate[] =>
  handIns.map((handIn) => ({
    userId: handIn.userId,
    work: handedIn(handIn),
    replaces: (before) => before.handInId !== handIn.id,
  }))

/**
 * Makes or updates the assessment of each student. As long as no person has rated it, an assessment
 * moves to a better run or a newer hand-in; after that, it stays with its work. The caller has
 * locked the evaluation.
 */
async function assessAll(
  tx: Db,
  { evaluation, rubric }: Chosen,
  candidates: readonly Candidate[],
  now: Date,
): Promise<void> {
  const only = candidates.length === 1 ? candidates[0]?.userId : undefined
  const listed = await queries.listAssessments(tx, evaluation.id, only)
  const existing = new Map(listed.map((one) => [one.userId, one]))
  const keys = { schoolId: evaluation.schoolId, evaluationId: evaluation.id }
  const fresh: NewAssessment[] = []
  for (const { userId, work, replaces } of candidates) {
    const values = { ...untouched(rubric, work), changedAt: now }
    const before = existing.get(userId)
    if (!before) fresh.push({ ...keys, ...values, userId, createdAt: now })
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

/** PRC-064: makes or updates assessments of the best run of each student. */
export const assessRuns = (
  tx: Db,
  evaluation: EvaluationRow,
  rubric: RubricRow,
  runs: readonly EndedRun[],
  now: Date,
): Promise<void> => assessAll(tx, { evaluation, rubric }, ofRuns(runs), now)

/** Computes all assessments again for another rubric. No person has rated these assessments yet. */
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

/**
 * Makes assessments for all work that exists when the rubric is chosen, and computes existing
 * assessments again for a new rubric.
 */
export async function assessExistingWork(
  tx: Db,
  { evaluation, rubric, isNew }: Chosen & { isNew: boolean },
  now: Date,
): Promise<void> {
  const { schoolId, assignmentId, itemId } = evaluation
  const chosen = { evaluation, rubric }
  if (itemId !== null) {
    const handIns = await listUnmarked(tx, itemId)
    if (!isNew) await judgeAgain(tx, chosen, handIns.map(handedIn), now)
    await assessAll(tx, chosen, ofHandIns(handIns), now)
  } else if (assignmentId !== null) {
    const runs = await listEnded(tx, schoolId, assignmentId)
    if (!isNew) await judgeAgain(tx, chosen, runs.map(workOf), now)
    await assessAll(tx, chosen, ofRuns(runs), now)
  }
}

/**
 * PRC-130: makes or updates assessments of the newest hand-ins of a task, for all students or one.
 * The caller has locked the task.
 */
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
  await assessAll(tx, { evaluation, rubric }, ofHandIns(handIns), now)
}

const inGroups = (runs: readonly EndedRun[]) => {
  const groups = new Map<number, EndedRun[]>()
  for (const run of runs)
    if (run.assignmentId !== null)
      groups.set(run.assignmentId, [...(groups.get(run.assignmentId) ?? []), run])
  // Evaluations are locked in a fixed order, so that two simultaneous runs of this function cannot
  // wait for each other forever.
  return [...groups].toSorted(([one], [other]) => one - other)
}

/**
 * PRC-064: makes assessments for the ended runs that were not processed yet, of one assignment or
 * of all. A second call changes nothing.
 */
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
        if (rubric) await assessRuns(tx, evaluation, rubric, group, now)
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
