import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, page, sign, size } from '../wire/fields.ts'
import { staffMail } from './shapes.ts'

/** E-mails that the school sends. */
export const mails = {
  /** JOB-069: newest first, without their contents. */
  listMails: call({
    id: 'CALL-660',
    method: 'POST',
    path: '/mail/list',
    who: 'staff',
    kind: 'read',
    input: z.object({
      state: z.enum(['all', 'waiting', 'sent', 'failed']).default('all'),
      page,
      size: size(20),
    }),
    data: listOf(staffMail),
  }),
  /** JOB-070: retries a failed e-mail for another 48 hours. */
  sendMailAgain: call({
    id: 'CALL-661',
    method: 'POST',
    path: '/mail/sendAgain',
    who: 'staff',
    kind: 'save',
    input: z.object({ sign }),
    data: done,
    refusals: ['alreadyDone'],
  }),
}
