import { type messages, messageTypes, pickText, type Texts } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { chosenMembers, getCourseFor, isStaffOf, mayEditContent } from '../../courses/index.ts'
import { failingStudents } from '../../grades/index.ts'
import { studentsBehind } from '../../training/index.ts'
import * as policy from '../policy.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

type CallerContext = Context<never, User>
type NoticeAnswers = SomeAnswers<
  typeof messages,
  | 'addMessage'
  | 'addBulletin'
  | 'sendNotice'
  | 'noticeTargets'
  | 'messageStudents'
  | 'messageBehind'
  | 'sentNotices'
  | 'removeMessage'
>

const callerOf = ({ actor, school }: CallerContext) => ({
  schoolId: school.id,
  userId: actor.userId,
  isStaff: isStaffOf(actor, { schoolId: school.id }),
})

const authorOf = ({ actor, school }: CallerContext) => ({
  schoolId: school.id,
  authorId: actor.userId,
})

/** Returns a course to which the caller may write, also one that carries a training, or refuses. */
async function ownCourse(context: CallerContext, courseId: number) {
  const { db, school, actor } = context
  const course = await getCourseFor(db, school.id, courseId, actor.userId)
  if (!mayEditContent(actor, course, course.teaches)) return refusal('noPermission')
  return { kind: messageTypes.course, courseId: course.id }
}

interface Audience {
  audience: 'school' | 'class' | 'course' | 'training'
  target: string
}

/**
 * Returns the columns that store the audience of a notice, or refuses if the caller may not write
 * to these people.
 */
async function audienceOf(context: CallerContext, { audience, target }: Audience) {
  const { db, school, open } = context
  if (audience === 'course') return ownCourse(context, open('course', target))
  if (audience === 'training')
    return ownCourse(context, await queries.getCarrier(db, school.id, open('training', target)))
  if (!callerOf(context).isStaff) return refusal('noPermission')
  return { kind: messageTypes.bulletin, className: audience === 'class' ? target : null }
}

/** CNT-112: sends a notice to students of a course who are chosen at that moment. */
async function sendTo(
  context: CallerContext,
  written: { courseId: number; titles: Texts; contents: Texts; key: string },
  to: actions.Chosen,
) {
  const notice = { ...authorOf(context), kind: messageTypes.course, ...written }
  const sent = await actions.send(context, notice, { to })
  if (sent instanceof Refusal) return sent
  return { sign: context.seal('message', sent.id), told: sent.told }
}

export const noticeAnswers: NoticeAnswers = {
  addMessage: async ({ courseId: sign, title, content }, context) => {
    const place = await ownCourse(context, context.open('course', sign))
    if (place instanceof Refusal) return place
    const sent = await actions.send(context, { ...authorOf(context), ...place, title, content })
    return sent instanceof Refusal ? sent : { sign: context.seal('message', sent.id) }
  },
  addBulletin: async ({ title, content }, context) => {
    const kind = messageTypes.bulletin
    const sent = await actions.send(context, { ...authorOf(context), kind, title, content })
    return sent instanceof Refusal ? sent : { sign: context.seal('message', sent.id) }
  },
  sendNotice: async ({ titles, contents, key, ...to }, context) => {
    const place = await audienceOf(context, to)
    if (place instanceof Refusal) return place
    const notice = { ...authorOf(context), ...place, titles, contents, key }
    const sent = await actions.send(context, notice, { someone: true })
    return sent instanceof Refusal ? sent : { sign: context.seal('message', sent.id) }
  },
  noticeTargets: async ({ audience, ...filter }, context) => {
    const { db, school, language, refuse } = context
    const caller = callerOf(context)
    if (!caller.isStaff && (audience === 'school' || audience === 'class'))
      return refuse('noPermission')
    if (audience === 'school') {
      const recipients = await queries.countRecipients(db, caller, caller.userId)
      const name = pickText(school.title, language, school.defaultLanguage)
      return { list: [{ value: '', name, recipients }], total: 1 }
    }
    const { rows, total } = await queries.listTargets(db, caller, audience, filter)
    const kind = audience === 'training' ? 'training' : 'course'
    return { list: rows.map((row) => present.target(row, kind, context)), total }
  },
  messageStudents: async ({ courseIdSign, titles, contents, key, ...filter }, context) => {
    const found = await chosenMembers(context, courseIdSign, filter, failingStudents)
    if (found instanceof Refusal) return found
    const { courseId, find } = found
    const to = { find, nobody: 'nobodyFound' } as const
    return sendTo(context, { courseId, titles, contents, key }, to)
  },
  messageBehind: async ({ trainId, titles, contents, key }, context) => {
    const found = await studentsBehind(context, trainId)
    if (found instanceof Refusal) return found
    const { courseId, find } = found
    const to = { find, nobody: 'nobodyBehind' } as const
    return sendTo(context, { courseId, titles, contents, key }, to)
  },
  sentNotices: async ({ courseIdSign, ...window }, context) => {
    const place = courseIdSign && (await ownCourse(context, context.open('course', courseIdSign)))
    if (place instanceof Refusal) return place
    const courseId = place ? place.courseId : undefined
    const { rows, total } = await queries.listSent(context.db, callerOf(context), courseId, window)
    return { list: rows.map((row) => present.sent(row, context)), total }
  },
  removeMessage: async ({ sign }, context) => {
    const { db, school, actor, open, refuse } = context
    const message = await queries.getMessage(db, school.id, open('message', sign))
    if (!policy.mayRemove(actor, message)) return refuse('noPermission')
    await actions.remove(context, message)
    return null
  },
}
