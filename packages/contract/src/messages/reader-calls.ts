import { z } from 'zod'
import { call } from '../wire/call.ts'
import { listOf, nothing, page, sign, size } from '../wire/fields.ts'
import { message, unreadNumber } from './shapes.ts'

/** CNT-026: five a page. */
export const paging = { page, size: size(5) }

/** What a reader asks: apart from what is written, so that the first page of the student site carries no form of it. */
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
