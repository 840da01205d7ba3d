import { itemSchema } from '@titian/exam-items/shape'
import { z } from 'zod'
import { call } from '../wire/call.ts'
import { listOf, page, sign, size } from '../wire/fields.ts'
import { says } from '../wire/issues.ts'
import { examSubject, pointsUpTo } from './shapes.ts'

const leastPoints = 0.01

/** A correction of a question that was already marked (EXM-122, EXM-123). */
const correction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('key'), item: itemSchema }),
  z.object({
    kind: z.literal('points'),
    points: pointsUpTo().min(leastPoints, { error: says('points', 1000) }),
  }),
  z.object({ kind: z.literal('fullMarks') }),
  z.object({ kind: z.literal('leaveOut') }),
])
export type Correction = z.output<typeof correction>

const change = z.object({
  examinationId: sign,
  subjectId: sign,
  correction,
  page,
  size: size(20),
})
const reason = z.string().trim().min(1).max(500)

const beforeAndAfter = <Value extends z.ZodType>(value: Value) =>
  z.object({ before: value, after: value })

/** The points of an answer; null while a teacher has not marked the answer. */
const mark = z.number().nullable()

const preview = z.object({
  /**
   * Identifies the state that the preview shows. A correction is refused if the state has changed
   * since.
   */
  digest: z.string(),
  points: beforeAndAfter(z.number()),
  total: beforeAndAfter(z.number()),
  /** Whether the question of the bank is corrected too; null if only marks change. */
  bankFollows: z.boolean().nullable(),
  counts: z.object({
    changed: z.number().int(),
    /** The number of papers whose share of the total rises. */
    up: z.number().int(),
    down: z.number().int(),
    unchanged: z.number().int(),
    /** Open papers, which are marked by the correction when they are submitted. */
    writing: z.number().int(),
    /**
     * The numbers of papers that pass only after the correction, and of papers that no longer pass.
     */
    newlyPassed: z.number().int(),
    newlyFailed: z.number().int(),
    /**
     * The number of trial papers of the course's teachers, which are corrected too but not counted
     * elsewhere (EXM-113).
     */
    trials: z.number().int(),
  }),
  /** One page of the changed papers: those that lose points first, then by name. */
  papers: z.array(
    z.object({
      recordId: z.string(),
      userName: z.string(),
      studentCard: z.string().nullable(),
      number: z.number().int(),
      question: beforeAndAfter(mark),
      paper: beforeAndAfter(mark),
      passed: beforeAndAfter(z.boolean().nullable()),
    }),
  ),
})
export type RegradePreview = z.output<typeof preview>

const regrade = z.object({
  regradeId: z.string(),
  subjectId: z.string(),
  /** The number of the question in the paper. */
  number: z.number().int(),
  subjectName: z.string(),
  /** The question as the author wrote it, with formulas, pictures and audio (EXM-259). */
  stem: z.string(),
  kind: z.enum(['key', 'points', 'fullMarks', 'leaveOut']),
  points: beforeAndAfter(z.number()),
  total: beforeAndAfter(z.number()),
  /** The number of changed marks. */
  changed: z.number().int(),
  reason: z.string(),
  createdBy: z.string(),
  createdAt: z.string(),
  undone: z.object({ by: z.string(), at: z.string(), reason: z.string() }).nullable(),
  /** Whether this correction is the newest of its question that was not undone. */
  mayUndo: z.boolean(),
})
export type Regrade = z.output<typeof regrade>

/** Corrects a wrong key: first a preview, then applied with a reason; it can be undone. */
export const regradeCalls = {
  /** EXM-122: returns what a correction would change; writes nothing. */
  previewRegrade: call({
    id: 'CALL-435',
    method: 'POST',
    path: '/exam/previewRegrade',
    who: 'teacher',
    kind: 'read',
    input: change,
    data: preview,
    refusals: ['alreadyDone'],
  }),
  /** EXM-175: refused with the newer preview if a paper was marked or submitted since. */
  applyRegrade: call({
    id: 'CALL-436',
    method: 'POST',
    path: '/exam/applyRegrade',
    who: 'teacher',
    kind: 'write',
    consequence: 'document',
    input: change.extend({ digest: z.string().min(1).max(100), reason }),
    data: regrade,
    refusals: ['alreadyDone'],
  }),
  listRegrades: call({
    id: 'CALL-437',
    method: 'POST',
    path: '/exam/listRegrades',
    who: 'teacher',
    kind: 'read',
    input: z.object({ examinationId: sign, page, size: size(20) }),
    data: listOf(regrade),
  }),
  /**
   * EXM-177: restores the exact marks. If papers were marked by hand since the correction, the call
   * is refused with these papers.
   */
  undoRegrade: call({
    id: 'CALL-438',
    method: 'POST',
    path: '/exam/undoRegrade',
    who: 'teacher',
    kind: 'write',
    consequence: 'document',
    input: z.object({ regradeId: sign, reason }),
    data: regrade,
    refusals: ['alreadyDone'],
  }),
  /** A question of the examination, for the page that corrects it. */
  examSubjectById: call({
    id: 'CALL-439',
    method: 'POST',
    path: '/exam/examSubjectById',
    who: 'teacher',
    kind: 'read',
    input: z.object({ examinationId: sign, subjectId: sign }),
    data: examSubject,
  }),
}
