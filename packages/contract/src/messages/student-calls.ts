import { z } from 'zod'
import { tickedOrFound } from '../courses/member-filter.ts'
import { call } from '../wire/call.ts'
import { sign } from '../wire/fields.ts'
import { checkTexts, noticeFields } from './notice-fields.ts'

const sent = z.object({
  /** The sealed id of the notice, for `removeMessage`. */
  sign: z.string(),
  /** The number of recipients. */
  told: z.number().int(),
})

/**
 * CNT-112: notices to chosen students, which are listed with the notices of the course. Repeating
 * the same key returns the same notice.
 */
export const studentNoticeCalls = {
  /** Sends a notice to every student of a training who is behind at the time of sending. */
  messageStudents: call({
    id: 'CALL-486',
    method: 'POST',
    path: '/course/messageStudents',
    who: 'teacher',
    kind: 'save',
    input: z.object({ courseIdSign: sign, ...tickedOrFound, ...noticeFields }).check(checkTexts),
    data: sent,
    refusals: ['alreadyDone'],
  }),
  /** To every student of a training who is behind at the time of sending. */
  messageBehind: call({
    id: 'CALL-620',
    method: 'POST',
    path: '/train/messageBehind',
    who: 'teacher',
    kind: 'save',
    input: z.object({ trainId: sign, ...noticeFields }).check(checkTexts),
    data: sent,
    refusals: ['alreadyDone'],
  }),
}
