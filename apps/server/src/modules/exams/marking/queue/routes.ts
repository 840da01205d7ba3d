import type { exams } from '@titian/contract'
import type { User } from '../../../../platform/actor.ts'
import type { Answer, Context } from '../../../../platform/http/context.ts'
import type { Refusal } from '../../../../platform/refusal.ts'
import { closeEach } from '../../sitting/closing/actions.ts'
import { callerOf, refuseAccess, scopeOf } from '../../authoring/examinations/access.ts'
import { getListAccess } from '../../authoring/examinations/queries.ts'
import { dueRecords } from '../records/queries.ts'
import { points } from '../../rules.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

type Calls = typeof exams
type QueueCall = 'waitingExaminations' | 'markingQueue'
type SignedIn = Context & { actor: User }

/** Refuses a caller who does not teach the course. Hands in all papers whose time is over. */
async function makeReady(
  context: SignedIn,
  place: { courseId?: number; examinationId?: number },
  due: ReturnType<typeof dueRecords>,
): Promise<Refusal<'noPermission'> | undefined> {
  const { db, now } = context
  const access = await getListAccess(db, callerOf(context), place, { due })
  const refused = refuseAccess(context, access)
  if (refused) return refused
  await closeEach(context, access.due, now)
  return undefined
}

export const queueAnswers: { [Name in QueueCall]: Answer<Calls[Name]> } = {
  waitingExaminations: async ({ courseId, ...window }, context) => {
    const { db, school, now } = context
    const scope = { ...scopeOf(context, courseId), graderId: context.actor.userId }
    const refused = await makeReady(context, scope, dueRecords(school.id, scope, now))
    if (refused) return refused
    const { list, total } = await queries.listWaitingExaminations(db, school.id, scope, window)
    return { list: list.map((row) => present.waitingExamination(row, context)), total }
  },
  markingQueue: async ({ examinationId: sign, subjectId, hideNames, ...window }, context) => {
    const { db, school, now, open, seal } = context
    const examinationId = open('examination', sign)
    const filter = {
      examinationId,
      graderId: context.actor.userId,
      ...(subjectId !== undefined && { subjectId: open('examSubject', subjectId) }),
      ...window,
    }
    const due = dueRecords(school.id, { examinationId }, now)
    const refused = await makeReady(context, { examinationId }, due)
    if (refused) return refused
    const queue = await queries.readQueue(db, school.id, filter)
    const { papers, total, answers, questions, list } = queue
    return {
      papers,
      answers,
      questions: questions.map(({ subjectId: id, serial, points: worth, waiting, item }) => ({
        subjectId: seal('examSubject', id),
        number: serial,
        maxScore: points(worth),
        waiting,
        item,
      })),
      list: list.map((row) => present.waitingEntry(row, hideNames, context)),
      total,
    }
  },
}
