import type { exams, RecordDetail } from '@titian/contract'
import type { User } from '../../../../platform/actor.ts'
import type { Answer, Context } from '../../../../platform/http/context.ts'
import { found, Refusal, refusal } from '../../../../platform/refusal.ts'
import { getCourseFor, mayEditContent } from '../../../courses/index.ts'
import { presentAllowance } from '../../sitting/allowances/present.ts'
import { listAllowancesOf } from '../../sitting/allowances/queries.ts'
import { closeEach, closeIfDue } from '../../sitting/closing/actions.ts'
import { doubleOf } from '../double-marking/routes.ts'
import { callerOf, refuseAccess, scopeOf } from '../../authoring/examinations/access.ts'
import { getListAccess, type ListAccess } from '../../authoring/examinations/queries.ts'
import { byItem, earlierAnswer, lateAnswer } from '../../sitting/late/present.ts'
import { listEarlierAnswers, listLateAnswers } from '../../sitting/late/queries.ts'
import { findAttemptPaper, refreshAttemptPaper } from '../../sitting/papers/queries.ts'
import { iso } from '../../present.ts'
import { points } from '../../rules.ts'
import { listItemStates } from '../../sitting/answers/queries.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

type Calls = typeof exams
type RecordCall = 'findRecordList' | 'byRecordId'
type SignedIn = Context & { actor: User }

/**
 * Returns the record for a teacher who may grade it, or refuses. A record whose time is up is
 * handed in first.
 */
export async function getForGrader(
  context: SignedIn,
  sign: string,
): Promise<queries.RecordView | Refusal<'noPermission'>> {
  const { db, school, actor, now, open } = context
  const record = await queries.getRecord(db, school.id, open('attempt', sign))
  const course = await getCourseFor(db, school.id, record.courseId, actor.userId)
  if (!mayEditContent(actor, course, course.teaches)) return refusal('noPermission')
  const closed = record.state === 'in_progress' && (await closeIfDue(context, record.id, now))
  return closed ? queries.getRecord(db, school.id, record.id) : record
}

/** Returns the questions in the versions of the attempt, with keys, answers and marks. */
export async function detailOf(
  context: SignedIn,
  record: queries.RecordView,
): Promise<RecordDetail> {
  const rows = await listItemStates(context.db, record.id)
  const attemptPaper = await refreshAttemptPaper(
    context.db,
    found(await findAttemptPaper(context.db, record.id)),
    rows,
  )
  const states = new Map(rows.map((state) => [state.itemId, state]))
  const late = byItem(await listLateAnswers(context.db, record.id))
  const earlier = byItem(await listEarlierAnswers(context.db, record.id))
  const double = await doubleOf(context, record)
  const items = attemptPaper.items.map(({ itemId, subjectId, number, points: most, item }) => {
    const {
      answer = null,
      score = null,
      comment = null,
      waiting = false,
      savedAt = null,
      scoring = 'marked',
    } = states.get(itemId) ?? {}
    return {
      subjectId: context.seal('examSubject', subjectId),
      number,
      maxScore: points(most),
      scoring,
      item,
      answer,
      score: score === null ? null : points(score),
      comment,
      waiting,
      double: double(itemId, waiting),
      savedAt: iso(savedAt),
      late: (late.get(itemId) ?? []).map((row) => lateAnswer(row, context)),
      earlier: (earlier.get(itemId) ?? []).map(earlierAnswer),
    }
  })
  const allowances = await listAllowancesOf(context.db, record, context.now)
  return {
    record: present.record(record, context),
    version: record.version,
    deadline: iso(record.deadline),
    allowances: allowances.map((row) => presentAllowance(row, context)),
    extension: record.extension,
    items,
  }
}

/**
 * Returns the access and the total of a list, after handing in every paper in it whose time is up.
 */
async function accessOf(
  context: SignedIn,
  filter: queries.RecordFilter,
): Promise<ListAccess | Refusal<'noPermission'>> {
  const { db, school, now } = context
  const parts = {
    total: queries.countRecords(school.id, filter),
    due: queries.dueRecords(school.id, filter, now),
  }
  const access = await getListAccess(db, callerOf(context), filter, parts)
  const refused = refuseAccess(context, access)
  if (refused) return refused
  const closed = await closeEach(context, access.due, now)
  return closed > 0 ? getListAccess(db, callerOf(context), filter, parts) : access
}

export const recordAnswers: { [Name in RecordCall]: Answer<Calls[Name]> } = {
  findRecordList: async ({ courseId, examinationId, type: _students, ...filter }, context) => {
    const { db, school, open } = context
    const within = {
      ...filter,
      ...scopeOf(context, courseId),
      graderId: context.actor.userId,
      examinationId: examinationId === undefined ? undefined : open('examination', examinationId),
    }
    const access = await accessOf(context, within)
    if (access instanceof Refusal) return access
    const list = await queries.listRecords(db, school.id, within)
    return { list: list.map((row) => present.record(row, context)), total: access.total }
  },
  byRecordId: async ({ sign }, context) => {
    const record = await getForGrader(context, sign)
    return record instanceof Refusal ? record : detailOf(context, record)
  },
}
