import type { exams } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { Answer, Context } from '../../../platform/http/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { closeEach } from '../closing/actions.ts'
import { getListAccess, type ListAccess } from '../examinations/queries.ts'
import { askerOf, refuseAccess, scopeOf } from '../examinations/routes.ts'
import { dueRecords } from '../records/queries.ts'
import { points } from '../rules.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

type Calls = typeof exams
type QueueCall = 'waitingExaminations' | 'markingQueue'
type SignedIn = Context & { actor: User }
type Parts = Parameters<typeof getListAccess>[3]

/** What waits, once all whose time is up has been handed in. */
async function accessOf(
  context: SignedIn,
  place: { courseId?: number; examinationId?: number },
  parts: Parts,
): Promise<ListAccess | Refusal<'noPermission'>> {
  const { db, now } = context
  const access = await getListAccess(db, askerOf(context), place, parts)
  const refused = refuseAccess(context, access)
  if (refused) return refused
  const closed = await closeEach(context, access.due, now)
  return closed > 0 ? getListAccess(db, askerOf(context), place, parts) : access
}

export const queueAnswers: { [Name in QueueCall]: Answer<Calls[Name]> } = {
  waitingExaminations: async ({ courseId, ...window }, context) => {
    const { db, school, now } = context
    const scope = { ...scopeOf(context, courseId), graderId: context.actor.userId }
    const access = await accessOf(context, scope, {
      total: queries.countWaitingExaminations(school.id, scope),
      due: dueRecords(school.id, scope, now),
    })
    if (access instanceof Refusal) return access
    const list = await queries.listWaitingExaminations(db, school.id, scope, window)
    return {
      list: list.map((row) => present.waitingExamination(row, context)),
      total: access.total,
    }
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
    const access = await accessOf(
      context,
      { examinationId },
      {
        total: queries.countQueue(school.id, filter),
        due: dueRecords(school.id, { examinationId }, now),
      },
    )
    if (access instanceof Refusal) return access
    const { papers, answers, questions, list } = await queries.readQueue(db, school.id, filter)
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
      total: access.total,
    }
  },
}
