import { z } from 'zod'
import { call } from '../wire/call.ts'
import { listOf, nothing, page, sign, size } from '../wire/fields.ts'
import { message, unreadNumber } from './shapes.ts'

/** CNT-026: five a page. */
export const paging = { page, size: size(5) }

/**
 * The calls of readers, separate from writing, so that the first page of the student site loads no
 * form.
 */
export const messageReaderCalls = {
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
  /** The notices of one course, for its students and teachers. */
  courseMessages: call({
    id: 'CALL-151',
    method: 'POST',
    path: '/message/courseMessages',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ courseIdSign: sign, ...paging }),
    data: listOf(message),
  }),
  /** CNT-108: marks the messages of all three screens as read. */
  markAllRead: call({
    id: 'CALL-544',
    method: 'POST',
    path: '/message/markAllRead',
    who: 'signedIn',
    kind: 'save',
    input: nothing,
    data: unreadNumber,
  }),
  /** CNT-029: marks as read the messages that a screen has listed. */
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
