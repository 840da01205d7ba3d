import type { StaffApplication } from '@titian/contract'
import type { Context } from '../../../platform/http/context.ts'
import { deliveryStateOf } from '../../employment/index.ts'
import { type Mails, mailOf } from '../present.ts'
import type { StaffRow } from './queries.ts'

export function staffApplication(
  { application, linkEndsAt, ...row }: StaffRow,
  mails: Mails,
  { seal, now }: Pick<Context, 'seal' | 'now'>,
): StaffApplication {
  const { id, postId, deliveredAt, changedAt } = application
  const { studentName, title, companyName, companyEmail } = row
  return {
    sign: seal('application', id),
    studentName,
    title,
    positionId: seal('jobPost', postId),
    companyName,
    companyEmail,
    state: deliveryStateOf(application, now),
    mail: mailOf(mails, id),
    deliveredAt: deliveredAt.toISOString(),
    changedAt: changedAt.toISOString(),
    linkEndsAt: linkEndsAt?.toISOString() ?? '',
  }
}
