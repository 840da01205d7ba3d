import { type ApplicationDetail, mayStep } from '@titian/contract'
import type { Db } from '../../platform/database/database.ts'
import type { Context, Services } from '../../platform/http/context.ts'
import { isMailAddress } from '../../platform/mail/message.ts'
import { findMailStates } from '../../platform/mail/queries.ts'
import { type MailContext, queueMail } from '../../platform/mail/queue-mail.ts'
import { type Refusal, refusal } from '../../platform/refusal.ts'
import { getSchool } from '../schools/index.ts'
import { pdfNameOf } from './copies/actions.ts'
import { mailAbout, type MailFrom, mailKind } from './mails/write.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import { type Own, ownerOf } from './sending/actions.ts'

/** JOB-048: returns the delivery state of the mails about some applications. */
export const mailsOf = (
  { db, school }: Pick<Context, 'db' | 'school'>,
  ids: readonly number[],
): Promise<present.Mails> => findMailStates(db, { schoolId: school.id, kind: mailKind, ids })

export async function showOwn(context: Own, id: number): Promise<ApplicationDetail> {
  const row = await queries.getOwn(context.db, ownerOf(context), id)
  const steps = await queries.listSteps(context.db, id)
  const pdfName = pdfNameOf(row.pdfFileId, row.applicantName)
  return present.detail({ ...row, pdfName }, steps, await mailsOf(context, [id]), context)
}

type StudentStep = 'withdrawn' | 'accepted' | 'declined'

/** JOB-104: sends a mail to the company if the company has an address. */
async function notifyCompany(
  tx: Db,
  context: MailFrom & MailContext,
  row: queries.LockedApplication,
  { to, note }: { to: StudentStep; note: string },
) {
  if (!isMailAddress(row.company.email)) return
  const applicationId = row.application.id
  await queueMail(tx, context, mailAbout(context, to, { ...row, applicationId, letter: note }))
}

/**
 * JOB-041, JOB-044: records a step of the student, such as a withdrawal. Repeating the last step
 * succeeds and changes nothing.
 */
export function stepOwn(
  context: Own,
  id: number,
  to: StudentStep,
  note: string,
): Promise<Refusal<'alreadyDone'> | undefined> {
  const { db, school, actor, now } = context
  return db.transaction(async (tx) => {
    const row = await queries.lockApplication(tx, school.id, id, actor.userId)
    const { state } = row.application
    if (state === to) return undefined
    if (!mayStep(state, to, 'student')) return refusal('alreadyDone', 'applicationOver')
    await queries.saveStep(tx, row.application, { by: 'student', to, note }, now)
    await notifyCompany(tx, context, row, { to, note })
    return undefined
  })
}

/**
 * ACC-308: withdraws the open applications of an account that is closed. Each company receives a
 * mail, as for any withdrawal.
 */
export async function withdrawAllOf(
  services: Services & { now: Date },
  person: queries.Owner,
): Promise<void> {
  const { db, now } = services
  const school = await getSchool(db, person.schoolId)
  const context = { ...services, school, client: { origin: '' } }
  for (const id of await queries.listUnended(db, person))
    await db.transaction(async (tx) => {
      const row = await queries.lockApplication(tx, person.schoolId, id, person.userId)
      if (!mayStep(row.application.state, 'withdrawn', 'student')) return
      const step = { to: 'withdrawn', note: '' } as const
      await queries.saveStep(tx, row.application, { by: 'student', ...step }, now)
      // The mail does not contain the applicant's address, because nobody reads answers at the
      // address of a closed account.
      await notifyCompany(tx, context, { ...row, applicantEmail: '' }, step)
    })
}
