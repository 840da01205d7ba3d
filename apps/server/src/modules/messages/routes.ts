import { messages, messageTypes } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import { answer } from '../../platform/http/answer.ts'
import type { Context } from '../../platform/http/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { getCourseFor, mayEditContent } from '../courses/index.ts'
import * as actions from './actions.ts'
import * as policy from './policy.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

const readerOf = ({ actor }: { actor: User }): queries.Reader => ({
  schoolId: actor.schoolId,
  userId: actor.userId,
})

type Asked = Context<never, User>

async function listOf(
  context: Pick<Asked, 'db' | 'actor' | 'language' | 'school' | 'seal' | 'now'>,
  filter: { kind: 1 | 2 | 3; courseId?: number; withReaders?: boolean },
  window: queries.Window,
) {
  const listed = await queries.listMessages(context.db, readerOf(context), filter, {
    ...window,
    now: context.now,
  })
  return present.list(listed, context)
}

export const messageRoutes = answer(messages, {
  unreadNumber: async (_, context) =>
    present.unread(await queries.countUnread(context.db, readerOf(context), context.now)),
  allSystemMessages: ({ msgType, ...window }, context) =>
    listOf(context, { kind: msgType }, window),
  allCourseMessages: (window, context) => listOf(context, { kind: messageTypes.course }, window),
  courseMessages: async ({ courseIdSign, ...window }, context) => {
    const { db, school, actor, open, refuse } = context
    const courseId = open('course', courseIdSign)
    const course = await getCourseFor(db, school.id, courseId, actor.userId)
    const withReaders = mayEditContent(actor, course, course.teaches)
    if (!course.joined && !withReaders) return refuse('noPermission')
    return listOf(context, { kind: messageTypes.course, courseId, withReaders }, window)
  },
  addMessage: async ({ courseId: sign, title, content }, context) => {
    const { db, school, actor, open, seal, refuse } = context
    const courseId = open('course', sign)
    const course = await getCourseFor(db, school.id, courseId, actor.userId)
    if (!mayEditContent(actor, course, course.teaches)) return refuse('noPermission')
    const author = { schoolId: school.id, authorId: actor.userId }
    const sent = await actions.send(context, {
      ...author,
      kind: messageTypes.course,
      courseId,
      title,
      content,
    })
    return sent instanceof Refusal ? sent : { sign: seal('message', sent) }
  },
  addBulletin: async ({ title, content }, context) => {
    const { school, actor, seal } = context
    const author = { schoolId: school.id, authorId: actor.userId }
    const sent = await actions.send(context, {
      ...author,
      kind: messageTypes.bulletin,
      title,
      content,
    })
    return sent instanceof Refusal ? sent : { sign: seal('message', sent) }
  },
  removeMessage: async ({ sign }, context) => {
    const { db, school, actor, open, refuse } = context
    const message = await queries.getMessage(db, school.id, open('message', sign))
    if (!policy.mayRemove(actor, message)) return refuse('noPermission')
    await actions.remove(context, school.id, message)
    return null
  },
  markRead: async ({ signs }, context) => {
    const { db, now, open, refuse, live } = context
    const reader = readerOf(context)
    const ids = signs.map((sign) => open('message', sign))
    if (!(await queries.mayRead(db, reader, ids))) return refuse('notFound')
    // TCH-158: the other open pages of the same person count anew.
    if (await queries.markRead(db, reader, ids, now))
      await live.tell(reader.userId, { topic: 'messages', data: {} })
    return present.unread(await queries.countUnread(db, reader, now))
  },
})
