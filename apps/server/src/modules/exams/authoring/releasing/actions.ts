import { type Language, reasons } from '@titian/contract'
import { type AuditContext, recordAudit } from '../../../../platform/audit/audit.ts'
import type { Db } from '../../../../platform/database/database.ts'
import { type Refusal, refusal } from '../../../../platform/refusal.ts'
import { noteCourse } from '../counting/actions.ts'
import { assignPools } from '../draws/rules.ts'
import * as draws from '../draws/queries.ts'
import { type ExaminationRefusal, findShownKeys } from '../examinations/actions.ts'
import * as queries from '../examinations/queries.ts'
import { mayRelease, releaseStates } from '../../rules.ts'
import { listSubjects } from '../subjects/queries.ts'
import type { ExaminationRow } from '../../tables.ts'

/**
 * EXM-060: checks the times again, because an examination may have been stored before this rule
 * existed.
 */
function findTimeProblem(
  { startTime, endTime }: Pick<ExaminationRow, 'startTime' | 'endTime'>,
  language: Language,
): Refusal<'invalidInput'> | undefined {
  if (!startTime || !endTime || endTime > startTime) return undefined
  return refusal('invalidInput', {
    reason: 'endBeforeStart',
    fields: { endTime: reasons.endBeforeStart[language] },
  })
}

/**
 * EXM-167: asks the caller to confirm that the examination opens again, because students may
 * already know the answers.
 */
async function findReopeningProblem(
  db: Db,
  { id, schoolId, endTime, reviewWhen }: ExaminationRow,
  { now, confirmed }: Release,
): Promise<ExaminationRefusal | undefined> {
  if (endTime && endTime <= now) return refusal('alreadyDone', 'examOver')
  return confirmed ? undefined : findShownKeys(db, { id, schoolId, reviewWhen }, now)
}

/** Returns why the new state is refused. The caller has locked the examination. */
async function findReleaseProblem(
  db: Db,
  examination: ExaminationRow,
  release: Release,
): Promise<ExaminationRefusal | undefined> {
  const { to, language } = release
  if (!mayRelease(examination.status, to)) return refusal('alreadyDone', 'wrongStep')
  if (to === releaseStates.draft)
    return (await queries.hasAttempts(db, examination.id))
      ? refusal('alreadyDone', 'examHasRecords')
      : undefined
  if (to === releaseStates.closed) return undefined
  if (examination.status === releaseStates.closed)
    return findReopeningProblem(db, examination, release)
  const subjects = await listSubjects(db, examination.schoolId, examination.id)
  const rules = await draws.listDraws(db, examination.schoolId, examination.id)
  if (subjects.length + rules.length === 0) return refusal('alreadyDone', 'examHasNoQuestions')
  const fixed = subjects.reduce((total, { points }) => total + points, 0)
  const sum = rules.reduce((total, { amount, points }) => total + amount * points, fixed)
  if (sum !== examination.total) return refusal('alreadyDone', 'scoresDoNotAddUp')
  return findTimeProblem(examination, language)
}

/**
 * EXM-118: freezes the candidates. They do not change after the release. Refuses the release if the
 * bank has too few questions.
 */
async function freezePools(
  tx: Db,
  { id, schoolId }: Pick<ExaminationRow, 'id' | 'schoolId'>,
): Promise<Refusal<'alreadyDone'> | undefined> {
  const rules = await draws.listDraws(tx, schoolId, id)
  if (rules.length === 0) return undefined
  const candidates = await draws.listCandidates(tx, schoolId, id, rules)
  const pools = assignPools(rules, candidates, Math.random)
  if (pools.some((pool, place) => pool.length < (rules[place]?.amount ?? 0)))
    return refusal('alreadyDone', 'bankHoldsTooFew')
  const fixed = (await listSubjects(tx, schoolId, id)).length
  await draws.addPools(tx, { schoolId, examinationId: id, fixed }, rules, pools)
  return undefined
}

export interface Release {
  schoolId: number
  examinationId: number
  to: number
  now: Date
  language: Language
  /** True if the caller has confirmed that students may know the answers. */
  confirmed: boolean
  by: AuditContext
}

const auditActions = [
  'examination.takenBack',
  'examination.released',
  'examination.closed',
] as const

/**
 * EXM-068: changes the state of an examination. The examination is locked, so that no attempt
 * begins between check and change.
 */
export async function changeRelease(db: Db, release: Release): Promise<true | ExaminationRefusal> {
  return db.transaction(async (tx) => {
    const { schoolId, examinationId, to, now, by } = release
    const examination = await queries.lockExamination(tx, schoolId, examinationId)
    const problem = await findReleaseProblem(tx, examination, release)
    if (problem) return problem
    if (examination.status === releaseStates.draft) {
      const tooFew = await freezePools(tx, examination)
      if (tooFew) return tooFew
    }
    // No attempt has begun, so the next release may take other candidates from the bank.
    if (to === releaseStates.draft) await draws.removePools(tx, examination.id)
    if (!(await queries.changeExamination(tx, examination, { status: to, updatedAt: now })))
      return refusal('alreadyDone', 'changedMeanwhile')
    await noteCourse(tx, schoolId, examination.courseId, now)
    const detail = [{ field: 'examination', before: '', after: examination.name }]
    const action = auditActions[to]
    if (action) await recordAudit(tx, by, { action, detail })
    return true
  })
}
