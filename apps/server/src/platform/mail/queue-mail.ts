import { randomUUID } from 'node:crypto'
import type { Language } from '@titian/contract'
import { afterCommit, type Db } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { MailAddress, MailSender } from './mail.ts'
import { isMailAddress, oneLineName, oneLineSubject } from './message.ts'
import { insertMail, insertMails, requeueFailed } from './queries.ts'
import type { NewMail } from './tables.ts'

/** The job that sends what is due. */
export const sendDueJob = 'mails.sendDue'

export interface QueuedMail {
  schoolId: number
  /** For example `application`: what staff see in the list of mails, and what a person can switch off. */
  kind: string
  to: MailAddress
  language: Language
  subject: string
  text: string
  /** Empty: plain text alone. */
  html: string
  /** What the recipient reads as the sender, for example the title of the school. */
  fromName?: string
  replyTo?: MailAddress
  /** A whole address that switches mails of this kind off. */
  offUrl?: string
  /** The row that the mail is about; `findMailStates` finds the mail by it. */
  about?: { kind: string; id: number }
}

/** What it needs of a request, or of the services of a job and their clock. */
export interface MailContext {
  jobs: Jobs
  mail: MailSender
  now: Date
}

function askForSending(tx: Db, jobs: MailContext['jobs']): void {
  afterCommit(tx, () => jobs.send(sendDueJob, {}, { key: 'due' }))
}

function rowOf(
  { mail, now }: MailContext,
  { to, replyTo, about, fromName = '', offUrl = '', ...content }: QueuedMail,
): NewMail {
  for (const party of [to, replyTo])
    if (party && !isMailAddress(party.address)) throw new Error('A mail needs one plain address.')
  if (offUrl && !URL.canParse(offUrl)) throw new Error('Switching off needs a whole address.')
  return {
    ...content,
    subject: oneLineSubject(content.subject),
    toName: oneLineName(to.name),
    toAddress: to.address,
    fromName: oneLineName(fromName),
    replyName: oneLineName(replyTo?.name ?? ''),
    replyAddress: replyTo?.address ?? '',
    offUrl,
    aboutKind: about?.kind ?? null,
    aboutId: about?.id ?? null,
    messageId: `${randomUUID()}@${mail.domain}`,
    queuedAt: now,
    nextTryAt: now,
    createdAt: now,
  }
}

/**
 * JOB-060: writes a mail in the transaction of its cause and answers its id. It is sent after the commit, and by the next
 * round of the job where the process ends before that. Throws where an address is not one address: callers check it.
 */
export async function queueMail(tx: Db, context: MailContext, mail: QueuedMail): Promise<number> {
  const id = await insertMail(tx, rowOf(context, mail))
  askForSending(tx, context.jobs)
  return id
}

/** The same for several mails, in one statement. */
export async function queueMails(
  tx: Db,
  context: MailContext,
  mails: readonly QueuedMail[],
): Promise<void> {
  if (mails.length === 0) return
  await insertMails(
    tx,
    mails.map((mail) => rowOf(context, mail)),
  )
  askForSending(tx, context.jobs)
}

/** JOB-070: a mail that failed is tried for another 48 hours; false where it did not fail. */
export async function queueAgain(
  tx: Db,
  { jobs, now }: Pick<MailContext, 'jobs' | 'now'>,
  id: number,
): Promise<boolean> {
  const isQueued = await requeueFailed(tx, id, now)
  if (isQueued) askForSending(tx, jobs)
  return isQueued
}
