import {
  type ApplicationCard,
  type ApplicationDetail,
  type DeliveryMail,
  mayStep,
  type UserJob,
} from '@titian/contract'
import type { Context } from '../../platform/http/context.ts'
import type { MailStateOf } from '../../platform/mail/queries.ts'
import { deliveryStateOf, postCard, type PostWithCompany } from '../employment/index.ts'
import type { ApplicationWithPost, countOwn, OwnApplication } from './queries.ts'
import { invitationOf, nextOf, timelineOf } from './rules.ts'
import type { StepRow } from './tables.ts'

type View = Pick<Context, 'seal' | 'language' | 'now'>
export type Mails = ReadonlyMap<number, MailStateOf>

/** JOB-048: returns the delivery state of the last mail to the company. */
export function mailOf(mails: Mails, applicationId: number): DeliveryMail {
  const state = mails.get(applicationId)?.state
  if (state === undefined) return 'none'
  if (state === 'sent') return 'sent'
  return state === 'failed' || state === 'bounced' ? 'failed' : 'waiting'
}

export function card(row: ApplicationWithPost, mails: Mails, view: View): ApplicationCard {
  const { application } = row
  const { id, deliveredAt, changedAt } = application
  return {
    sign: view.seal('application', id),
    state: deliveryStateOf(application, view.now),
    next: nextOf(application, view.now),
    post: postCard(row, view),
    deliveredAt: deliveredAt.toISOString(),
    changedAt: changedAt.toISOString(),
    interview: invitationOf(application),
    mail: mailOf(mails, id),
  }
}

export function detail(
  row: OwnApplication & { pdfName: string },
  steps: readonly StepRow[],
  mails: Mails,
  view: View,
): ApplicationDetail {
  const { letter, state, deliveredAt } = row.application
  return {
    ...card(row, mails, view),
    letter,
    timeline: timelineOf(steps, deliveredAt, view.now),
    mayWithdraw: mayStep(state, 'withdrawn', 'student'),
    mayAnswerOffer: mayStep(state, 'accepted', 'student'),
    pdfName: row.pdfName,
  }
}

export function userJob(
  counts: Awaited<ReturnType<typeof countOwn>>,
  sent: { rows: ApplicationWithPost[]; mails: Mails },
  collected: { rows: PostWithCompany[]; total: number },
  view: View,
): UserJob {
  return {
    ...counts,
    collected: collected.total,
    sentList: sent.rows.map((row) => card(row, sent.mails, view)),
    collectedList: collected.rows.map((row) => postCard(row, view)),
  }
}
