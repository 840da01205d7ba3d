import { messages, messageTypes } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import { answer } from '../../platform/http/answer.ts'
import type { Context } from '../../platform/http/context.ts'
import { getCourseFor, mayEditContent } from '../courses/index.ts'
import { noticeAnswers } from './notices/routes.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

const readerOf = ({ actor }: { actor: User }): queries.Reader => ({
  schoolId: actor.schoolId,
  userId: actor.userId,
})

type CallerContext = Context<never, User>

async function listOf(
  context: Pick<CallerContext, 'db' | 'actor' | 'language' | 'school' | 'seal' | 'now'>,
  filter: { kind: 1 | 2 | 3; courseId?: number; withReaders?: boolean },
  window: queries.Window,
) {
  const listed = await queries.listMessages(context.db, readerOf(context), filter, {
    ...window,
    now: context.now,
  })
  return present.list(listed, context)
}

/** TCH-158, CNT-107: makes the other open pages of the reader update their counts. */
async function afterReading(
  context: Pick<CallerContext, 'db' | 'live' | 'now' | 'actor'>,
  { fresh }: queries.HasRead,
) {
  const { db, live, now } = context
  const reader = readerOf(context)
  if (fresh > 0) await live.notify(reader.userId, { topic: 'messages', data: {} })
  return present.unread(await queries.countUnread(db, reader, now))
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
  markRead: async ({ signs }, context) => {
    const { db, now, open, refuse } = context
    const reader = readerOf(context)
    const ids = signs.map((sign) => open('message', sign))
    const read = await queries.markRead(db, reader, ids, now)
    if (read.found === 0) return refuse('notFound')
    return afterReading(context, read)
  },
  markAllRead: async (_, context) =>
    afterReading(context, await queries.markAllRead(context.db, readerOf(context), context.now)),
  ...noticeAnswers,
})
