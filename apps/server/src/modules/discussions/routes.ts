import { discussions } from '@titian/contract'
import type { Actor } from '../../platform/actor.ts'
import { answer } from '../../platform/http/answer.ts'
import type { Context } from '../../platform/http/context.ts'
import { getCourseFor, maySee } from '../courses/index.ts'
import * as actions from './actions.ts'
import * as policy from './policy.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

const viewerOf = (actor: Actor) => (actor.kind === 'user' ? actor.userId : 0)

/** Finds the course with the caller's access; undefined if the caller may not see the course. */
async function findCourse(
  { db, school, actor }: Pick<Context, 'db' | 'school' | 'actor'>,
  courseId: Parameters<typeof getCourseFor>[2],
) {
  const course = await getCourseFor(db, school.id, courseId, viewerOf(actor))
  return maySee(actor, course, course) ? course : undefined
}

const signKind = { question: 'courseQuestion', answer: 'courseAnswer' } as const

/** Returns the question or answer with this sealed id, with its course, or refuses. */
async function getContribution(
  context: Pick<Context, 'db' | 'school' | 'actor' | 'open'>,
  { kind, sign }: { kind: queries.Kind; sign: string },
) {
  const { db, school, actor, open } = context
  const one = await queries.getContribution(db, school.id, kind, open(signKind[kind], sign))
  return { one, course: await getCourseFor(db, school.id, one.courseId, viewerOf(actor)) }
}

export const discussionRoutes = answer(discussions, {
  questionsList: async ({ courseIdSign, sortType, ...window }, context) => {
    const { db, school, actor, open, refuse } = context
    const course = await findCourse(context, open('course', courseIdSign))
    if (!course) return refuse('notFound')
    const filter = { courseId: course.id, mostAnswered: sortType === 1 }
    const { rows, total } = await queries.listQuestions(db, school.id, filter, window)
    return {
      list: rows.map((row) => present.question(row, course, actor, context)),
      total,
      may: { ask: policy.mayWrite(actor, course) },
    }
  },
  addQuestions: async ({ courseIdSign, questionsContent }, context) => {
    const { actor, open, seal, refuse } = context
    const course = await findCourse(context, open('course', courseIdSign))
    if (!course) return refuse('notFound')
    if (!policy.mayWrite(actor, course)) return refuse('noPermission', 'joinFirst')
    if (await actions.isTooMany(context)) return refuse('tooFast', 'tooManyRequests')
    const id = await actions.ask(context, course, questionsContent)
    return { sign: seal('courseQuestion', id) }
  },
  answersList: async ({ questionsIdSign, ...window }, context) => {
    const { db, school, actor, open, refuse } = context
    const questionId = open('courseQuestion', questionsIdSign)
    const course = await findCourse(context, queries.courseOf(school.id, questionId))
    if (!course) return refuse('notFound')
    const { rows, total } = await queries.listAnswers(db, school.id, questionId, window)
    return { list: rows.map((row) => present.answer(row, course, actor, context)), total }
  },
  addAnswers: async ({ questionsIdSign, answersContent }, context) => {
    const { db, school, actor, open, seal, refuse } = context
    const question = await queries.getQuestion(
      db,
      school.id,
      open('courseQuestion', questionsIdSign),
    )
    const course = await findCourse(context, question.courseId)
    if (!course) return refuse('notFound')
    if (!policy.mayWrite(actor, course)) return refuse('noPermission', 'joinFirst')
    if (await actions.isTooMany(context)) return refuse('tooFast', 'tooManyRequests')
    const id = await actions.reply(context, course, question, answersContent)
    return { sign: seal('courseAnswer', id) }
  },
  removeContribution: async (input, context) => {
    const { actor, refuse } = context
    const { one, course } = await getContribution(context, input)
    if (!policy.mayRemove(actor, course, one.authorId)) return refuse('noPermission')
    await actions.remove(context, one)
    return null
  },
  reportContribution: async (input, context) => {
    const { actor, refuse } = context
    const { one, course } = await getContribution(context, input)
    if (!policy.mayReport(actor, course, one.authorId)) return refuse('noPermission')
    await actions.report(context, one)
    return null
  },
  listOpenQuestions: async (window, context) => {
    const { db, school, actor } = context
    const { rows, total } = await queries.listOpen(db, school.id, actor.userId, window)
    return { list: rows.map((row) => present.open(row, context)), total }
  },
  listReportedContributions: async ({ state, ...window }, context) => {
    const isHidden = state === 'hidden'
    const { rows, total } = await queries.listReported(
      context.db,
      context.school.id,
      isHidden,
      window,
    )
    return { list: rows.map((row) => present.reported(row, context)), total }
  },
  decideContribution: async ({ hidden, ...input }, context) => {
    const { actor, refuse } = context
    const { one, course } = await getContribution(context, input)
    if (!policy.mayModerate(actor, course)) return refuse('noPermission')
    await actions.decide(context, one, hidden)
    return null
  },
})
