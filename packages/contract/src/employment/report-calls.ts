import { z } from 'zod'
import { call } from '../wire/call.ts'
import { listOf, page, reason, sign, size } from '../wire/fields.ts'
import { postStates } from './shapes.ts'

export const postReport = z.object({
  sign: z.string(),
  positionId: z.string(),
  title: z.string(),
  companyName: z.string(),
  state: z.enum(postStates),
  reason: z.string(),
  reporterName: z.string(),
  createdAt: z.string(),
  /** The time of the decision; null while the report is undecided. */
  decidedAt: z.string().nullable(),
  takenDown: z.boolean(),
  decisionReason: z.string(),
})
export type PostReport = z.output<typeof postReport>

const staff = { method: 'POST', who: 'staff', kind: 'save' } as const

/** JOB-051, JOB-100, JOB-101: reports about posts by signed-in people, and decisions by staff. */
export const reportCalls = {
  /**
   * A second report by the same person about the same post changes nothing, and the response says
   * so.
   */
  reportPost: call({
    id: 'CALL-326',
    method: 'POST',
    path: '/employment/reportPost',
    who: 'signedIn',
    kind: 'save',
    input: z.object({ positionId: sign, reason }),
    data: z.object({ already: z.boolean() }),
  }),
  listPostReports: call({
    ...staff,
    kind: 'read',
    id: 'CALL-326',
    path: '/employment/listPostReports',
    input: z.object({ page, size: size(), state: z.enum(['open', 'decided']).default('open') }),
    data: listOf(postReport),
  }),
  decidePostReport: call({
    ...staff,
    id: 'CALL-326',
    path: '/employment/decidePostReport',
    input: z.object({ sign, takeDown: z.boolean(), reason }),
    data: postReport,
    refusals: ['alreadyDone'],
  }),
}
