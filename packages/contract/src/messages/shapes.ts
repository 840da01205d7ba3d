import { z } from 'zod'
import { languages } from '../wire/language.ts'
import { sentAudiences } from './rules.ts'

export const message = z.object({
  sign: z.string(),
  msgType: z.number().int(),
  title: z.string(),
  /** Plain text; an empty line begins a new paragraph. */
  content: z.string(),
  /** Sign of the course of a course notice. */
  courseId: z.string().nullable(),
  courseName: z.string().nullable(),
  authorName: z.string().nullable(),
  createdAt: z.string(),
  isRead: z.boolean(),
  /** What the message is about: a path of this address, which begins with `/teacher/` for a page of the teacher site. */
  url: z.string().nullable(),
  /** TCH-158: how many of those it is for have read it; for who looks after a notice of a course. */
  readers: z.object({ read: z.number().int(), of: z.number().int() }).nullable(),
  /** CNT-105, CNT-114: how many notices about the same thing this one stands for; it says the newest. */
  times: z.number().int(),
  may: z.object({ remove: z.boolean() }),
})
export type Message = z.output<typeof message>

/** CNT-028. */
export const unreadNumber = z.object({
  courseMsgUnreadNum: z.number().int(),
  schoolMsgUnreadNum: z.number().int(),
  systemMsgUnreadNum: z.number().int(),
})
export type UnreadNumber = z.output<typeof unreadNumber>

/** CNT-097: a notice as those see it who look after it. */
export const sentNotice = message.extend({
  to: z.object({ audience: z.enum(sentAudiences), name: z.string() }),
  /** Written in these; empty where no language was named. */
  languages: z.array(z.enum(languages)),
})
export type SentNotice = z.output<typeof sentNotice>

/** Whom one may write to. */
export const noticeTarget = z.object({
  /** What `sendNotice` takes: the name of a class, the sign of a course or a training; empty for the school. */
  value: z.string(),
  name: z.string(),
  recipients: z.number().int(),
})
export type NoticeTarget = z.output<typeof noticeTarget>
