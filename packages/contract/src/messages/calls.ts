import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, nothing, page, sign, size, text } from '../wire/fields.ts'
import { says } from '../wire/issues.ts'
import { checkTexts, noticeFields } from './notice-fields.ts'
import { noticeAudiences, noticeLimits } from './rules.ts'
import { message, noticeTarget, sentNotice, unreadNumber } from './shapes.ts'
import { studentNoticeCalls } from './student-calls.ts'

/** CNT-026: five a page. */
const paging = { page, size: size(5) }
const newSign = z.object({ sign: z.string() })
const one = { title: text(noticeLimits.title), content: text(noticeLimits.content) }

/** `target` as `noticeTargets` names it. */
const noticeForm = z
  .object({
    audience: z.enum(noticeAudiences),
    target: z.string().trim().max(200).default(''),
    ...noticeFields,
  })
  .check(({ value, issues }) => {
    if (value.audience !== 'school' && value.target === '')
      issues.push({ code: 'custom', input: value, path: ['target'], message: says('required') })
  })
  .check(checkTexts)

/** Notices: of a course by its teachers, of the school by its staff, and what the system has to tell one person. */
export const messages = {
  unreadNumber: call({
    id: 'CALL-037',
    method: 'GET',
    path: '/message/unreadNumber',
    who: 'signedIn',
    kind: 'read',
    input: nothing,
    data: unreadNumber,
  }),
  allSystemMessages: call({
    id: 'CALL-149',
    method: 'POST',
    path: '/message/allSystemMessages',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ msgType: z.union([z.literal(1), z.literal(3)]), ...paging }),
    data: listOf(message),
  }),
  allCourseMessages: call({
    id: 'CALL-150',
    method: 'POST',
    path: '/message/allCourseMessages',
    who: 'signedIn',
    kind: 'read',
    input: z.object(paging),
    data: listOf(message),
  }),
  /** Of one course; for its learners and teachers. */
  courseMessages: call({
    id: 'CALL-151',
    method: 'POST',
    path: '/message/courseMessages',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ courseIdSign: sign, ...paging }),
    data: listOf(message),
  }),
  /** CNT-027: the same title and text to the same course within a minute gives -4. */
  addMessage: call({
    id: 'CALL-152',
    method: 'POST',
    path: '/message/addMessage',
    who: 'teacher',
    kind: 'write',
    input: z.object({ courseId: sign, ...one }),
    data: newSign,
    refusals: ['alreadyDone'],
  }),
  /** CNT-030: to everybody of the school. */
  addBulletin: call({
    id: 'CALL-354',
    method: 'POST',
    path: '/message/addBulletin',
    who: 'staff',
    kind: 'write',
    input: z.object(one),
    data: newSign,
    refusals: ['alreadyDone'],
  }),
  /** CNT-097: school and class by the staff, course and training by their teachers too. The same key again answers the same sign. */
  sendNotice: call({
    id: 'CALL-528',
    method: 'POST',
    path: '/message/sendNotice',
    who: 'teacher',
    kind: 'save',
    input: noticeForm,
    data: newSign,
    refusals: ['alreadyDone'],
  }),
  /** Whom the caller may write to, and how many people that is. */
  noticeTargets: call({
    id: 'CALL-529',
    method: 'POST',
    path: '/message/noticeTargets',
    who: 'teacher',
    kind: 'read',
    input: z.object({
      audience: z.enum(noticeAudiences),
      name: z.string().trim().max(60).default(''),
      page,
      size: size(20),
    }),
    data: listOf(noticeTarget),
  }),
  ...studentNoticeCalls,
  /** What people have written, the newest first: staff see that of the school, teachers their own; of one course all of it. */
  sentNotices: call({
    id: 'CALL-543',
    method: 'POST',
    path: '/message/sentNotices',
    who: 'teacher',
    kind: 'read',
    input: z.object({ courseIdSign: sign.optional(), ...paging }),
    data: listOf(sentNotice),
  }),
  /** CNT-108: on all three screens. */
  markAllRead: call({
    id: 'CALL-544',
    method: 'POST',
    path: '/message/markAllRead',
    who: 'signedIn',
    kind: 'save',
    input: nothing,
    data: unreadNumber,
  }),
  /** CNT-106: by its author or the staff, at any time; readers no longer see it. */
  removeMessage: call({
    id: 'CALL-354',
    method: 'POST',
    path: '/message/removeMessage',
    who: 'teacher',
    kind: 'save',
    input: z.object({ sign }),
    data: done,
  }),
  /** CNT-029: what a screen has listed. */
  markRead: call({
    id: 'CALL-293',
    method: 'POST',
    path: '/message/markRead',
    who: 'signedIn',
    kind: 'save',
    input: z.object({ signs: z.array(sign).min(1).max(100) }),
    data: unreadNumber,
  }),
}
