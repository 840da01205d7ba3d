import { randomBytes } from 'node:crypto'
import {
  type Language,
  type PracticeReport,
  type PracticeReportAnswer,
  reasons,
  type ReportOutcome,
  wrongField,
} from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { type Db, isConflict } from '../../../platform/database/database.ts'
import type { Client, Context, Services } from '../../../platform/http/context.ts'
import { refusal, type Refusal } from '../../../platform/refusal.ts'
import { randomToken } from '../../../platform/security/secrets.ts'
import { closedTask, missingFor } from '../actions.ts'
import { scoreTask } from '../grading/scoring.ts'
import { lockStudents } from '../practical/queries.ts'
import { isPastEnd } from '../rules.ts'
import type { KeyRow, ReportRow } from '../tables.ts'
import * as queries from './queries.ts'

type CallerContext = Context<never, User>

/** PRC-124: makes a key with a secret. Only this call returns the secret. */
export async function makeKey(
  context: CallerContext,
  { name, origin }: { name: string; origin: string },
): Promise<{ id: number; secret: string } | Refusal<'invalidInput'>> {
  const { db, school, actor, sealers, language, now } = context
  const secret = randomToken()
  const row = {
    schoolId: school.id,
    code: randomBytes(12).toString('hex'),
    name,
    origin,
    secret: sealers.practiceKeys.seal(secret),
    createdBy: actor.userId,
    createdAt: now,
  }
  const made = db.transaction(async (tx) => {
    const id = await queries.insertKey(tx, row)
    const detail = [{ field: 'name', before: '', after: `${name} (${origin})` }]
    await recordAudit(tx, context, { action: 'practiceKey.made', detail })
    return { id, secret }
  })
  return made.catch((error: unknown) => {
    if (!isConflict(error, 'practice_keys_in_use')) throw error
    return refusal('invalidInput', { fields: { origin: reasons.systemHasKey[language] } })
  })
}

/** PRC-124: revokes a key. Reports signed with a revoked key are refused. */
export async function revokeKey(context: CallerContext, key: queries.ShownKey): Promise<void> {
  const { db, actor, now } = context
  await db.transaction(async (tx) => {
    if (!(await queries.revokeKey(tx, key.id, { userId: actor.userId, now }))) return
    const detail = [{ field: 'name', before: `${key.name} (${key.origin})`, after: '' }]
    await recordAudit(tx, context, { action: 'practiceKey.revoked', detail })
  })
}

export interface Reporting extends Pick<Services, 'db' | 'events' | 'seal'> {
  key: KeyRow
  client: Pick<Client, 'address'>
  language: Language
  now: Date
}

/**
 * A report with the ids of its student and task. An id is undefined if its sealed id is invalid.
 */
export interface Sent extends PracticeReport {
  user: number | undefined
  task: number | undefined
}

type No = Refusal<'alreadyDone' | 'noPermission' | 'notFound'>
type Judged = Partial<Pick<ReportRow, 'userId' | 'itemId'>> & {
  outcome: ReportOutcome
  no?: No
}

/**
 * Stores the score of the student, unless a newer report was accepted or the student may not have a
 * score.
 */
async function score(
  tx: Db,
  { key, events, seal, client, language, now }: Reporting,
  { item }: NonNullable<Awaited<ReturnType<typeof queries.findTask>>>,
  userId: number,
  { userScore, time, runId }: Sent,
): Promise<Judged> {
  const keys = { itemId: item.id, userId }
  const missing = await missingFor(tx, item, userId)
  if (missing.length > 0) return { ...keys, outcome: 'closed', no: closedTask(missing, language) }
  const finishedAt = new Date(time)
  const late = isPastEnd(item, finishedAt)
  if (late && !item.lateAllowed)
    return { ...keys, outcome: 'ended', no: refusal('alreadyDone', 'handInEnded') }
  const last = await queries.findLastTime(tx, keys)
  if (last && last > finishedAt) return { ...keys, outcome: 'older' }
  const actor = { schoolId: key.schoolId, userId: key.createdBy, impersonatorId: null }
  const content = `${key.name}: ${runId}`
  await scoreTask(
    tx,
    { events, seal, now, audit: { actor, client, now } },
    { task: item, content, gradedBy: null, late, reason: content },
    [{ userId, percent: userScore }],
  )
  return { ...keys, outcome: 'accepted' }
}

/** Decides about a report by the state of the task and the student. */
async function judge(tx: Db, reporting: Reporting, sent: Sent): Promise<Judged> {
  const { key, language } = reporting
  const { schoolId } = key
  const unknown = (field: 'userId' | 'taskId') =>
    refusal('notFound', { fields: wrongField(field, language) })
  const task = sent.task === undefined ? undefined : await queries.findTask(tx, schoolId, sent.task)
  if (!task) return { outcome: 'unknownTask', no: unknown('taskId') }
  const itemId = task.item.id
  if (task.fedBy)
    return { itemId, outcome: 'builtIn', no: refusal('alreadyDone', 'taskHasPractice') }
  // PRC-133: a task with a rubric gets its scores only from the release of its evaluation.
  if (task.item.rubricChosen)
    return { itemId, outcome: 'builtIn', no: refusal('alreadyDone', 'ratedByRubric') }
  const userId = sent.user ?? 0
  // The student is locked before the newest report is read. So two reports about one student are
  // handled one after the other.
  const students = await lockStudents(tx, task.item, [userId])
  if (!students.includes(userId))
    return { itemId, outcome: 'unknownStudent', no: unknown('userId') }
  return score(tx, reporting, task, userId, sent)
}

const isFinal = ({ outcome }: ReportRow) => outcome === 'accepted' || outcome === 'older'

/**
 * PRC-019: handles a report with a valid signature. If an accepted report is sent again, the
 * response is the same and nothing changes. A refused report is judged again.
 */
export function takeReport(reporting: Reporting, sent: Sent): Promise<PracticeReportAnswer | No> {
  const { db, key, now } = reporting
  const values = {
    sentUser: sent.userId,
    sentTask: sent.taskId,
    score: Math.round(sent.userScore * 100) / 100,
    reportedAt: new Date(sent.time),
  }
  const isSame = (row: ReportRow) =>
    row.sentUser === values.sentUser &&
    row.sentTask === values.sentTask &&
    row.score === values.score &&
    row.reportedAt.getTime() === values.reportedAt.getTime()
  return db.transaction(async (tx) => {
    const keys = { schoolId: key.schoolId, keyId: key.id, run: sent.runId }
    const fresh = { ...keys, ...values, receivedAt: now, outcome: 'unknownTask' as const }
    const { row, isNew } = await queries.lockReport(tx, fresh)
    if (!isNew && isFinal(row))
      return isSame(row)
        ? { outcome: row.outcome === 'older' ? 'older' : 'accepted' }
        : refusal('alreadyDone', 'reportRunUsed')
    const {
      no,
      outcome,
      userId = null,
      itemId = null,
    } = await judge(tx, reporting, {
      ...sent,
      userScore: values.score,
    })
    await queries.storeReport(tx, row.id, { ...values, userId, itemId, outcome, receivedAt: now })
    return no ?? { outcome: outcome === 'older' ? 'older' : 'accepted' }
  })
}
