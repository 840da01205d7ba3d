import { type Message, pickText, type Texts, type UnreadNumber } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import type { Context } from '../../platform/http/context.ts'
import { mayRemove } from './policy.ts'
import type { ListedMessage, MessagePage, Unread } from './queries.ts'
import { fillGaps } from './gaps.ts'
import { systemWords } from './system-words.ts'

export type View = Pick<Context, 'language' | 'school' | 'seal'> & { actor: User }

/**
 * Returns a written notice in the language of the reader, or else of the school, or else in the
 * first language that it has (CNT-098).
 */
function written({ title, content, titles, contents }: ListedMessage, view: View) {
  const { language, school } = view
  const pick = (texts: Texts) => pickText(texts, language, school.defaultLanguage)
  return { title: title || pick(titles), content: content || pick(contents) }
}

/** A notice of a course links to the course, one of a training to the training (CNT-109). */
function placeOf({ courseId, trainingId }: ListedMessage, { seal }: View): string | null {
  if (courseId === null) return null
  return trainingId === null
    ? `/courseDetail/${seal('course', courseId)}`
    : `/trainDetail/${seal('training', trainingId)}`
}

function textsOf(row: ListedMessage, view: View) {
  const { words, gaps, url } = row
  const { language, school } = view
  if (!words) return { ...written(row, view), url: url ?? placeOf(row, view) }
  const said = systemWords[words]
  return {
    title: fillGaps(said.title[language], gaps, language, school.defaultLanguage),
    content: fillGaps(said.content[language], gaps, language, school.defaultLanguage),
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
    times: row.times,
    may: { remove: mayRemove(actor, row) },
  }
}

export function list({ rows, total }: MessagePage, view: View) {
  return { list: rows.map((row) => message(row, view)), total }
}

export function unread({ course, school, system }: Unread): UnreadNumber {
  return { courseMsgUnreadNum: course, schoolMsgUnreadNum: school, systemMsgUnreadNum: system }
}
