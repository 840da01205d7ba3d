import { z } from 'zod'

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
  /** Where the message leads, a path of this site. */
  url: z.string().nullable(),
  /** TCH-158: how many of those it is for have read it; for who looks after a notice of a course. */
  readers: z.object({ read: z.number().int(), of: z.number().int() }).nullable(),
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
