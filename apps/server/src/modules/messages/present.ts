import { type Message, pickText, type UnreadNumber } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import type { Context } from '../../platform/http/context.ts'
import { mayRemove } from './policy.ts'
import type { ListedMessage, MessagePage, Unread } from './queries.ts'
import { fillGaps, systemWords } from './system-words.ts'

type View = Pick<Context, 'language' | 'school' | 'seal'> & { actor: User }

function textsOf({ words, gaps, title, content, url }: ListedMessage, { language }: View) {
  if (!words) return { title, content, url }
  const said = systemWords[words]
  return {
    title: fillGaps(said.title[language], gaps),
    content: fillGaps(said.content[language], gaps),
    url: url ?? said.url,
  }
}

export function message(row: ListedMessage, view: View): Message {
  const { language, school, seal, actor } = view
  return {
    sign: seal('message', row.id),
    msgType: row.kind,
    ...textsOf(row, view),
    courseId: row.courseId === null ? null : seal('course', row.courseId),
    courseName: row.courseNames && pickText(row.courseNames, language, school.defaultLanguage),
    authorName: row.authorName,
    createdAt: row.createdAt.toISOString(),
    isRead: row.isRead,
    readers: row.readers,
    may: { remove: mayRemove(actor, row) },
  }
}

export function list({ rows, total }: MessagePage, view: View) {
  return { list: rows.map((row) => message(row, view)), total }
}

export function unread({ course, school, system }: Unread): UnreadNumber {
  return { courseMsgUnreadNum: course, schoolMsgUnreadNum: school, systemMsgUnreadNum: system }
}
