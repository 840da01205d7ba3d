import { z } from 'zod'
import { languages } from '../wire/language.ts'
import { sentAudiences } from './rules.ts'

export const message = z.object({
  sign: z.string(),
  msgType: z.number().int(),
  title: z.string(),
  /** Plain text; an empty line separates paragraphs. */
  content: z.string(),
  /** Sealed id of the course of a course notice. */
  courseId: z.string().nullable(),
  courseName: z.string().nullable(),
  authorName: z.string().nullable(),
  createdAt: z.string(),
  isRead: z.boolean(),
  /**
   * The path of the page that the message is about. The path of a page on the teacher site begins
   * with `/teacher/`.
   */
  url: z.string().nullable(),
  /** TCH-158: how many recipients have read it; only for people who manage a notice of a course. */
  readers: z.object({ read: z.number().int(), of: z.number().int() }).nullable(),
  /**
   * CNT-105, CNT-114: the number of notices about the same subject that this notice replaces; its
   * text is that of the newest one.
   */
  times: z.number().int(),
  may: z.object({ remove: z.boolean() }),
})
export type Message = z.output<typeof message>

/** CNT-028: the numbers of unread messages. */
export const unreadNumber = z.object({
  courseMsgUnreadNum: z.number().int(),
  schoolMsgUnreadNum: z.number().int(),
  systemMsgUnreadNum: z.number().int(),
})
export type UnreadNumber = z.output<typeof unreadNumber>

/** CNT-097: a notice for people who manage it. */
export const sentNotice = message.extend({
  to: z.object({ audience: z.enum(sentAudiences), name: z.string() }),
  /** The languages in which the notice is written; empty if none was named. */
  languages: z.array(z.enum(languages)),
})
export type SentNotice = z.output<typeof sentNotice>

/** A possible audience. */
export const noticeTarget = z.object({
  /**
   * The value for `sendNotice`: the name of a class, the sealed id of a course or a training; empty
   * for the school.
   */
  value: z.string(),
  name: z.string(),
  recipients: z.number().int(),
})
export type NoticeTarget = z.output<typeof noticeTarget>
