import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, page, sign, size, text } from '../wire/fields.ts'
import { says } from '../wire/issues.ts'
import { checkTexts, noticeFields } from './notice-fields.ts'
import { noticeAudiences, noticeLimits } from './rules.ts'
import { messageReaderCalls, paging } from './reader-calls.ts'
import { noticeTarget, sentNotice } from './shapes.ts'
import { studentNoticeCalls } from './student-calls.ts'

const newSign = z.object({ sign: z.string() })
const one = { title: text(noticeLimits.title), content: text(noticeLimits.content) }

/** `target` is a sealed id that `noticeTargets` returns. */
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

/** Notices of courses and of the school, and messages of the system to one person. */
export const messages = {
  ...messageReaderCalls,
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
  /** CNT-030: a notice to everybody in the school. */
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
  /**
   * CNT-097: staff send notices to the school, a class, a course or a training; teachers only to
   * their own courses and trainings. Repeating the same key returns the same sealed id.
   */
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
  /** The possible audiences of the caller, with their numbers of people. */
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
  /**
   * Sent notices, newest first: for staff the notices of the school, for teachers their own. With a
   * course, all notices of this course.
   */
  sentNotices: call({
    id: 'CALL-543',
    method: 'POST',
    path: '/message/sentNotices',
    who: 'teacher',
    kind: 'read',
    input: z.object({ courseIdSign: sign.optional(), ...paging }),
    data: listOf(sentNotice),
  }),
  /**
   * CNT-106: withdraws a notice, so that readers no longer see it. Its author and staff may do this
   * at any time.
   */
  removeMessage: call({
    id: 'CALL-354',
    method: 'POST',
    path: '/message/removeMessage',
    who: 'teacher',
    kind: 'save',
    input: z.object({ sign }),
    data: done,
  }),
}
