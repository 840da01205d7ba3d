import { type ApplicationState, applicationParties, stepsFrom } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import type { Context } from '../../../platform/http/context.ts'
import { isMailAddress } from '../../../platform/mail/message.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { found, type Refusal, refusal } from '../../../platform/refusal.ts'
import { endLinks } from '../company/queries.ts'
import { mailAbout } from '../mails/write.ts'
import { lockApplication } from '../queries.ts'
import { insertLinks } from '../sending/queries.ts'

export type Keeping = Context<never, User>

/**
 * True if the resume is hidden, because the application has ended. A company that hired the
 * applicant still sees it.
 */
const isOver = (state: ApplicationState) =>
  state !== 'accepted' && applicationParties.every((party) => !stepsFrom[state][party])

/** JOB-046, JOB-107: ends the link, and sends a new one to the present address of the company. */
export function renewLink(
  context: Keeping,
  id: number,
): Promise<Refusal<'alreadyDone'> | undefined> {
  const { db, school, now } = context
  return db.transaction(async (tx) => {
    const row = await lockApplication(tx, school.id, id)
    const { application, post, company } = row
    if (isOver(application.state)) return refusal('alreadyDone', 'applicationOver')
    if (!isMailAddress(company.email)) return refusal('alreadyDone', 'companyNoAddress')
    await endLinks(tx, id, now)
    const link = found((await insertLinks(tx, [id], now)).get(id))
    const about = { ...row, applicationId: id, letter: application.letter, link }
    await queueMail(tx, context, mailAbout(context, 'renewed', about))
    await recordAudit(tx, context, {
      action: 'application.linkRenewed',
      subjectId: application.userId,
      detail: [
        { field: 'jobPost', before: '', after: post.title },
        { field: 'company', before: '', after: company.name },
      ],
    })
    return undefined
  })
}
