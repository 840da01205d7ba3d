import { z } from 'zod'
import { tickedOrFound } from '../courses/member-filter.ts'
import { call } from '../wire/call.ts'
import { sign } from '../wire/fields.ts'
import { checkTexts, noticeFields } from './notice-fields.ts'

const sent = z.object({
  /** Of the notice: what `removeMessage` takes back. */
  sign: z.string(),
  /** How many students got it. */
  told: z.number().int(),
})

/** CNT-112: notices to chosen students, which stand beside the other notices of the course. The same key again answers the same. */
export const studentNoticeCalls = {
  /** To the ticked students, else to each whom the filter finds when it is sent. */
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
  /** To every student of a training who is behind when it is sent. */
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
