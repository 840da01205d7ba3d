import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type Correction, type Language, reasons } from '@titian/contract'
import { completeItem, keepsShape } from '@titian/exam-items/shape'
import type { User } from '../../../../platform/actor.ts'
import { type AuditContext, recordAudit } from '../../../../platform/audit/audit.ts'
import { afterCommit, type Db } from '../../../../platform/database/database.ts'
import type { Services } from '../../../../platform/http/context.ts'
import { type Refusal, refusal } from '../../../../platform/refusal.ts'
import { insertVersion } from '../../authoring/bank/queries.ts'
import { contentKeyOf } from '../../authoring/bank/routes.ts'
import {
  changeExamination,
  type ExaminationView,
  getExamination,
} from '../../authoring/examinations/queries.ts'
import * as policy from '../../policy.ts'
import { mayShowScore } from '../../authoring/review/rules.ts'
import { hundredths, releaseStates } from '../../rules.ts'
import {
  changeSubject,
  getSubject,
  lockQuestion,
  type QuestionState,
  type Subject,
} from '../../authoring/subjects/queries.ts'
import * as queries from './queries.ts'
import { isChanged, markBy, paperScore, type PartMark, type Sum } from './rules.ts'

export type RegradeRefusal = Refusal<'alreadyDone' | 'invalidInput'>
export type CorrectionContext = AuditContext & {
  actor: User
  language: Language
  /** The files to which the corrected question refers (EXM-201). */
  fileIds?: readonly number[]
}

export interface PlannedPaper {
  row: queries.PaperRow
  mark: PartMark
  before: Sum
  after: Sum
}

/** The effects of a correction, computed from the present rows. */
export interface Plan {
  subject: Subject
  to: QuestionState
  total: { before: number; after: number }
  bankFollows: boolean | null
  papers: PlannedPaper[]
  digest: string
}

function stateAfter(subject: Subject, correction: Correction): QuestionState {
  const { item, points, scoring } = subject
  switch (correction.kind) {
    case 'key':
      return { item: completeItem(correction.item), points, scoring }
    case 'points':
      return { item, points: hundredths(correction.points), scoring }
    case 'fullMarks':
      return { item, points, scoring: 'fullMarks' }
    case 'leaveOut':
      return { item, points: 0, scoring: 'leftOut' }
  }
}

function findProblem(
  { status, total }: Pick<ExaminationView, 'status' | 'total'>,
  subject: Subject,
  to: QuestionState,
  { language }: CorrectionContext,
): RegradeRefusal | undefined {
  if (status === releaseStates.draft) return refusal('alreadyDone', 'wrongStep')
  // A question that was left out, or whose points everybody got, must be restored first. Then each
  // step can be undone separately.
  if (subject.scoring !== 'marked') return refusal('alreadyDone', 'correctedOtherwise')
  // The other kinds of correction would make papers with this drawn question worth more or less
  // than others (EXM-209).
  if (subject.drawId !== null && to.points !== subject.points)
    return refusal('alreadyDone', 'drawnQuestion')
  if (!keepsShape(subject.item, to.item))
    return refusal('invalidInput', { fields: { 'correction.item': reasons.otherShape[language] } })
  const same = isDeepStrictEqual(completeItem(subject.item), completeItem(to.item))
  if (same && to.points === subject.points && to.scoring === 'marked')
    return refusal('alreadyDone', 'nothingCorrected')
  if (total - subject.points + to.points <= 0) return refusal('alreadyDone', 'nothingLeftToCount')
  return undefined
}

function planPapers(
  rows: readonly queries.PaperRow[],
  to: QuestionState,
  total: Plan['total'],
): PlannedPaper[] {
  return rows.map((row) => {
    const mark = markBy(row, to)
    const before = { part: row.score, score: row.paperScore, total: total.before }
    const after = { part: mark.score, score: paperScore(row, mark), total: total.after }
    return { row, mark, before, after }
  })
}

/**
 * EXM-122: computes the effects of a correction and writes nothing. `db` may be the transaction
 * that applies the correction.
 */
export async function planRegrade(
  db: Db,
  examination: Pick<ExaminationView, 'id' | 'schoolId' | 'status' | 'total'>,
  subjectId: number,
  correction: Correction,
  by: CorrectionContext,
): Promise<Plan | RegradeRefusal> {
  const place = { schoolId: examination.schoolId, examinationId: examination.id, subjectId }
  const subject = await getSubject(db, place)
  const to = stateAfter(subject, correction)
  const refused = findProblem(examination, subject, to, by)
  if (refused) return refused
  const total = {
    before: examination.total,
    after: examination.total - subject.points + to.points,
  }
  const rows = await queries.listPapers(db, place)
  const closed = rows.filter(({ writing }) => !writing)
  const { versionId, points, scoring } = subject
  const isUnedited = subject.bankStatus === 0 && subject.bankVersion === subject.version
  const owner = { schoolId: place.schoolId, authorId: subject.authorId }
  const seen = [
    [versionId, points, scoring, total.before],
    correction,
    closed.map(({ attemptId, version }) => [attemptId, version]),
  ]
  return {
    subject,
    to,
    total,
    bankFollows:
      correction.kind === 'key' ? isUnedited && policy.mayEditQuestion(by.actor, owner) : null,
    papers: planPapers(rows, to, total),
    digest: createHash('sha256').update(JSON.stringify(seen)).digest('base64url'),
  }
}

const newPart = ({ row, mark }: Pick<PlannedPaper, 'row' | 'mark'>): queries.NewPart => ({
  itemId: row.itemId,
  closed: !row.writing,
  ...mark,
})

/**
 * Notifies each student who may already see the marks, once (EXM-178). After the commit, also
 * notifies the open pages of these students.
 */
async function notifyStudents(
  tx: Db,
  { events, live, seal }: Services,
  examination: ExaminationView,
  { papers, reason, now }: { papers: readonly PlannedPaper[]; reason: string; now: Date },
): Promise<void> {
  const recipients = new Map<number, number>()
  for (const { row, before, after } of papers) {
    const marked = { state: row.state, waiting: row.paperWaiting }
    if (!row.trial && isChanged(before, after) && mayShowScore(examination, marked, now))
      recipients.set(row.userId, row.itemNumber)
  }
  if (recipients.size === 0) return
  await events.publish(tx, 'marksCorrected', {
    schoolId: examination.schoolId,
    students: [...recipients].map(([userId, number]) => ({ userId, number })),
    examinationName: examination.name,
    examinationSign: seal('examination', examination.id),
    reason,
    createdAt: now,
  })
  const userIds = [...recipients.keys()]
  afterCommit(tx, () => live.notifyAll({ userIds }, { topic: 'attemptGraded', data: {} }))
}

async function writeVersion(
  tx: Db,
  { subject, to, bankFollows }: Plan,
  kind: Correction['kind'],
  by: CorrectionContext,
): Promise<number> {
  if (kind !== 'key') return subject.versionId
  const { schoolId, userId: authorId } = by.actor
  const version = await lockQuestion(tx, subject.questionId)
  const { questionId } = subject
  const content = { schoolId, authorId, item: to.item, fileIds: by.fileIds }
  const versionId = await insertVersion(tx, questionId, version, content, by.now)
  if (bankFollows) {
    const versions = { from: subject.version, to: version }
    await queries.followInBank(tx, questionId, versions, contentKeyOf(to.item), by.now)
  }
  return versionId
}

/** Stores version and points of the question, and the total of its examination. */
async function changePaper(
  tx: Db,
  examination: ExaminationView,
  subjectId: number,
  { to, versionId, total, now }: { to: QuestionState; versionId: number; total: number; now: Date },
): Promise<void> {
  await changeSubject(tx, subjectId, to, versionId)
  await changeExamination(tx, examination, { total, updatedAt: now })
}

/**
 * Locks the examination, then the attempts, then the question. So handing in and marking happen
 * either before or after the correction.
 */
async function lockForRegrade(
  tx: Db,
  schoolId: number,
  examinationId: number,
): Promise<ExaminationView> {
  await queries.lockPapers(tx, schoolId, examinationId)
  return getExamination(tx, schoolId, examinationId)
}

const audited = (examination: string, number: number, reason: string) => ({
  action: 'marks.corrected' as const,
  reason,
  detail: [
    { field: 'examination', before: '', after: examination },
    { field: 'questionNumber', before: '', after: String(number) },
  ],
})

export interface Application {
  schoolId: number
  examinationId: number
  subjectId: number
  correction: Correction
  digest: string
  reason: string
}

/**
 * EXM-175: applies a correction. `digest` belongs to the effects that the caller saw. If somebody
 * has marked, handed in or corrected since, nothing is applied, and the newer effects are returned.
 */
export async function applyRegrade(
  services: Services,
  { schoolId, examinationId, subjectId, correction, digest, reason }: Application,
  by: CorrectionContext,
): Promise<{ regradeId: number } | { newer: Plan } | RegradeRefusal> {
  return services.db.transaction(async (tx) => {
    const examination = await lockForRegrade(tx, schoolId, examinationId)
    const { questionId } = await getSubject(tx, { schoolId, examinationId, subjectId })
    if (correction.kind === 'key') await lockQuestion(tx, questionId)
    const plan = await planRegrade(tx, examination, subjectId, correction, by)
    if (!('digest' in plan)) return plan
    if (plan.digest !== digest) return { newer: plan }
    const { subject, to, total, papers } = plan
    const versionId = await writeVersion(tx, plan, correction.kind, by)
    const time = by.now
    const regradeId = await queries.createRegrade(tx, {
      schoolId,
      examinationId,
      examSubjectId: subjectId,
      kind: correction.kind,
      versionBefore: subject.versionId,
      versionAfter: versionId,
      pointsBefore: subject.points,
      pointsAfter: to.points,
      scoringBefore: subject.scoring,
      scoringAfter: to.scoring,
      totalBefore: total.before,
      totalAfter: total.after,
      changed: papers.filter(
        ({ row, before, after }) => !row.writing && !row.trial && isChanged(before, after),
      ).length,
      reason,
      createdBy: by.actor.userId,
      createdAt: time,
    })
    await changePaper(tx, examination, subjectId, { to, versionId, total: total.after, now: time })
    const writing = {
      regradeId,
      versionId,
      points: to.points,
      by: by.actor.userId,
      at: time,
      reason,
    }
    const parts = papers.map(newPart)
    await queries.keepChanges(tx, parts, writing)
    await queries.storeParts(tx, parts, writing)
    await queries.addUpPapers(tx, schoolId, examinationId)
    await recordAudit(tx, by, audited(examination.name, subject.serial, reason))
    await notifyStudents(tx, services, examination, { papers, reason, now: time })
    return { regradeId }
  })
}

type Changes = Awaited<ReturnType<typeof queries.listChanges>>

/** Counts the answers whose mark a person has changed since the correction. */
async function countMarkedSince(
  tx: Db,
  regrade: queries.RegradeView,
  rows: readonly queries.PaperRow[],
  changes: Changes,
): Promise<number> {
  const since = await queries.listMarkedSince(tx, regrade.subjectId, regrade.historyMark)
  const touched = new Set(since)
  for (const { itemId, score, waiting } of rows) {
    const change = changes.get(itemId)
    if (change && (change.scoreAfter !== score || change.waitingAfter !== waiting))
      touched.add(itemId)
  }
  return touched.size
}

/**
 * Plans the marks after undoing a correction. An answer from before the correction gets its old
 * mark back. A later answer gets the mark that it would have without the correction.
 */
function planBack(
  rows: readonly queries.PaperRow[],
  changes: Changes,
  to: QuestionState,
  total: Plan['total'],
): PlannedPaper[] {
  return planPapers(rows, to, total).map((paper) => {
    const change = changes.get(paper.row.itemId)
    if (!change) return paper
    const { scoreBefore: score, rightBefore: isRight, waitingBefore: waiting } = change
    const mark = { score, isRight, waiting }
    const after = { part: score, score: paperScore(paper.row, mark), total: total.after }
    return { ...paper, mark, after }
  })
}

/**
 * EXM-177: undoes a correction exactly. Only the newest correction of a question can be undone, and
 * only if nobody has marked since.
 */
export async function undoRegrade(
  services: Services,
  { id: regradeId, schoolId, examinationId }: queries.RegradeView,
  reason: string,
  by: CorrectionContext,
): Promise<true | RegradeRefusal> {
  return services.db.transaction(async (tx) => {
    const examination = await lockForRegrade(tx, schoolId, examinationId)
    const regrade = await queries.getRegrade(tx, schoolId, regradeId)
    if (regrade.undoneAt) return refusal('alreadyDone', 'wrongStep')
    if (!regrade.isNewest) return refusal('alreadyDone', 'correctedSince')
    const { subjectId, questionId, versionBefore, versionAfter } = regrade
    await lockQuestion(tx, questionId)
    const rows = await queries.listPapers(tx, { schoolId, examinationId, subjectId })
    const changes = await queries.listChanges(tx, regradeId)
    const papers = await countMarkedSince(tx, regrade, rows, changes)
    if (papers > 0) return refusal('alreadyDone', { reason: 'markedSince', extend: { papers } })
    const old = await queries.getVersion(tx, versionBefore)
    const { pointsBefore: points, scoringBefore: scoring, pointsAfter } = regrade
    const to = { item: old.item, points, scoring }
    const total = { before: examination.total, after: examination.total - pointsAfter + points }
    const back = planBack(rows, changes, to, total)
    const time = by.now
    const change = { to, versionId: versionBefore, total: total.after, now: time }
    await changePaper(tx, examination, subjectId, change)
    const writing = {
      regradeId,
      versionId: versionBefore,
      points,
      by: by.actor.userId,
      at: time,
      reason,
    }
    await queries.storeParts(tx, back.map(newPart), writing)
    await queries.addUpPapers(tx, schoolId, examinationId)
    if (versionAfter !== versionBefore) {
      const corrected = await queries.getVersion(tx, versionAfter)
      const versions = { from: corrected.version, to: old.version }
      await queries.followInBank(tx, questionId, versions, contentKeyOf(old.item), time)
    }
    await queries.markUndone(tx, regradeId, { by: by.actor.userId, at: time, reason })
    await recordAudit(tx, by, audited(examination.name, regrade.serial, reason))
    await notifyStudents(tx, services, examination, { papers: back, reason, now: time })
    return true
  })
}
