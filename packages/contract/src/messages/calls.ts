import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, nothing, page, sign, size, text } from '../wire/fields.ts'
import { message, unreadNumber } from './shapes.ts'

/** CNT-026: five a page. */
const paging = { page, size: size(5) }
const newSign = z.object({ sign: z.string() })

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
    input: z.object({ courseId: sign, title: text(100), content: text(2000) }),
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
    input: z.object({ title: text(100), content: text(2000) }),
    data: newSign,
    refusals: ['alreadyDone'],
  }),
  /** By its author or the staff; readers no longer see it. */
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
