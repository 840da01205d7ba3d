import { randomUUID } from 'node:crypto'
import type { Language } from '@titian/contract'
import { afterCommit, type Db } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { MailAddress, MailSender } from './mail.ts'
import { isMailAddress, oneLineName, oneLineSubject } from './message.ts'
import { insertMail, insertMails, requeueFailed } from './queries.ts'
import type { NewMail } from './tables.ts'

/** The name of the job that sends due mails. */
export const sendDueJob = 'mails.sendDue'

export interface QueuedMail {
  schoolId: number
  /** For example `application`: shown in the staff's mail list, and the unit of unsubscribing. */
  kind: string
  to: MailAddress
  language: Language
  subject: string
  text: string
  /** The HTML of the mail; empty for plain text only. */
  html: string
  /** The displayed sender, for example the name of the school. */
  fromName?: string
  replyTo?: MailAddress
  /** The absolute unsubscribe link of this kind of mail. */
  offUrl?: string
  /** The row that the mail is about; `findMailStates` finds the mail by it. */
  about?: { kind: string; id: number }
}

/** The needed parts of a request, or of a job's services and clock. */
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
 * JOB-060: stores a mail in the caller's transaction and returns its id. It is sent after the
 * commit; if the process ends before that, the next scheduled run sends it. Throws for an invalid
 * address: callers must check it.
 */
export async function queueMail(tx: Db, context: MailContext, mail: QueuedMail): Promise<number> {
  const id = await insertMail(tx, rowOf(context, mail))
  askForSending(tx, context.jobs)
  return id
}

/** Stores several mails in one statement. */
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

/** JOB-070: retries a failed mail for another 48 hours; false when it had not failed. */
export async function queueAgain(
  tx: Db,
  { jobs, now }: Pick<MailContext, 'jobs' | 'now'>,
  id: number,
): Promise<boolean> {
  const isQueued = await requeueFailed(tx, id, now)
  if (isQueued) askForSending(tx, jobs)
  return isQueued
}
