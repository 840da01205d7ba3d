import type { exams, RecordDetail } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import type { Answer, Context } from '../../platform/http/context.ts'
import { found, Refusal, refusal } from '../../platform/refusal.ts'
import { getCourseFor, mayEditContent } from '../courses/index.ts'
import { closeAllDue, closeIfDue } from './closing-actions.ts'
import { getForTeacher, scopeOf } from './examination-answers.ts'
import { gradeRecord } from './grading-actions.ts'
import { findLayout } from './layouts.ts'
import * as present from './present.ts'
import { listItemStates } from './queries.ts'
import { getRecord, listRecords, type RecordView } from './record-queries.ts'
import { hundredths, points } from './rules.ts'

type Calls = typeof exams
type RecordCall = 'findRecordList' | 'byRecordId' | 'gradeRecord'
type SignedIn = Context & { actor: User }

/** The record, for those who grade in its course; one whose time is up is submitted first. */
async function getForGrader(
  context: SignedIn,
  sign: string,
): Promise<RecordView | Refusal<'noPermission'>> {
  const { db, school, actor, now, open } = context
  const record = await getRecord(db, school.id, open('attempt', sign))
  const course = await getCourseFor(db, school.id, record.courseId, actor.userId)
  if (!mayEditContent(actor, course, course.teaches)) return refusal('noPermission')
  const closed = record.state === 'in_progress' && (await closeIfDue(context, record.id, now))
  return closed ? getRecord(db, school.id, record.id) : record
}

/** The questions from the attempt's own versions, with keys, answers and marks. */
async function detailOf(context: SignedIn, record: RecordView): Promise<RecordDetail> {
  const layout = found(await findLayout(context.db, record.id))
  const states = new Map(
    (await listItemStates(context.db, record.id)).map((state) => [state.itemId, state]),
  )
  const items = layout.items.map(({ itemId, subjectId, number, points: most, item }) => {
    const {
      answer = null,
      score = null,
      comment = null,
      waiting = false,
      savedAt = null,
    } = states.get(itemId) ?? {}
    return {
      subjectId: context.seal('examSubject', subjectId),
      number,
      maxScore: points(most),
      item,
      answer,
      score: score === null ? null : points(score),
      comment,
      waiting,
      savedAt: present.iso(savedAt),
    }
  })
  return { record: present.record(record, context), version: record.version, items }
}

export const recordAnswers: { [Name in RecordCall]: Answer<Calls[Name]> } = {
  findRecordList: async ({ courseId, examinationId, type: _students, ...filter }, context) => {
    const { db, school, now } = context
    const examination =
      examinationId === undefined ? undefined : await getForTeacher(context, examinationId)
    if (examination instanceof Refusal) return examination
    const scope = await scopeOf(context, courseId)
    if (scope instanceof Refusal) return scope
    const within = { ...scope, examinationId: examination?.id }
    await closeAllDue(
      context,
      { schoolId: school.id, courseId: within.courseId, examinationId: within.examinationId },
      now,
    )
    const { list, total } = await listRecords(db, school.id, { ...filter, ...within })
    return { list: list.map((row) => present.record(row, context)), total }
  },
  byRecordId: async ({ sign }, context) => {
    const record = await getForGrader(context, sign)
    return record instanceof Refusal ? record : detailOf(context, record)
  },
  gradeRecord: async ({ recordId, version, items }, context) => {
    const { db, school, actor, now, open, refuse } = context
    const record = await getForGrader(context, recordId)
    if (record instanceof Refusal) return record
    const marks = items.map(({ subjectId, score, comment }) => ({
      subjectId: open('examSubject', subjectId),
      score: hundredths(score),
      comment,
    }))
    const graded = await gradeRecord(context, { ...record, version }, marks, {
      graderId: actor.userId,
      now,
    })
    if (graded instanceof Refusal) return graded
    const newer = await detailOf(context, await getRecord(db, school.id, record.id))
    return graded ? newer : refuse('alreadyDone', { reason: 'changedMeanwhile', extend: { newer } })
  },
}
