import type { Db } from '../../../platform/database/database.ts'
import { type EndedRun, lockEnded, markGathered } from '../../practice/index.ts'
import { judge } from '../judgement.ts'
import { newPeerTasks } from '../peers.ts'
import type { EvaluationRow, NewAssessment, RubricRow } from '../tables.ts'
import * as queries from './queries.ts'

/** Runs that one look at the database takes up. */
const atOnce = 50

type Work = Pick<NewAssessment, 'runId' | 'parts' | 'endedAt'>

const workOf = (run: EndedRun): Work => ({
  runId: run.id,
  parts: run.score ?? [],
  endedAt: run.endedAt ?? new Date(0),
})

/** What an assessment is before a person has rated. */
function untouched(rubric: RubricRow, work: Work) {
  const assessment = { ...work, firstId: null, secondAskedBy: null, releasedAt: null }
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

/**
 * Makes an assessment of the best run of each student. One into which nobody has written follows a better run; one that
 * was rated stays with the run that was rated. The transaction has locked the evaluation.
 */
export async function takeUp(
  tx: Db,
  evaluation: EvaluationRow,
  rubric: RubricRow,
  runs: readonly EndedRun[],
  now: Date,
): Promise<void> {
  const there = new Map(
    (await queries.listAssessments(tx, evaluation.id)).map((one) => [one.userId, one]),
  )
  const of = { schoolId: evaluation.schoolId, evaluationId: evaluation.id }
  const fresh: NewAssessment[] = []
  for (const [userId, run] of bestOf(runs)) {
    const values = { ...untouched(rubric, workOf(run)), changedAt: now }
    const before = there.get(userId)
    if (!before) fresh.push({ ...of, ...values, userId, createdAt: now })
    else if (!before.isTouched && before.runId !== run.id && isBetter(run, before))
      await queries.updateAssessment(tx, before.id, values)
  }
  await queries.insertAssessments(tx, fresh)
  if (fresh.length > 0 || there.size > 0) await queries.freezeRubric(tx, rubric.id)
  if (rubric.criteria.some(({ source }) => source === 'peer'))
    await queries.givePeers(
      tx,
      evaluation.schoolId,
      newPeerTasks(await queries.listPeerWorks(tx, evaluation.id)),
      now,
    )
}

/** Judges all assessments by another rubric. Nobody has written into them yet. */
export async function judgeAgain(
  tx: Db,
  evaluation: EvaluationRow,
  rubric: RubricRow,
  runs: readonly EndedRun[],
  now: Date,
): Promise<void> {
  const byId = new Map(runs.map((run) => [run.id, run]))
  for (const { id, runId } of await queries.listAssessments(tx, evaluation.id)) {
    const run = byId.get(runId)
    if (run)
      await queries.updateAssessment(tx, id, { ...untouched(rubric, workOf(run)), changedAt: now })
  }
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
        const evaluation = await queries.lockEvaluation(tx, { schoolId, assignmentId })
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
