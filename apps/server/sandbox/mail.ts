import { sql } from 'drizzle-orm'
import { type Clock, secondsAfter } from '../src/platform/clock.ts'
import type { Db } from '../src/platform/database/database.ts'
import type { MailSender, OutgoingMail } from '../src/platform/mail/mail.ts'
import { messageOf } from '../src/platform/mail/message.ts'
import { type MailFault, outcomeOf } from '../src/platform/mail/outcome.ts'

/** Seconds for which a mail is kept. */
const retentionSeconds = 30 * 24 * 60 * 60
const from = 'sandbox@sandbox.localhost'

export interface SandboxMail extends Record<string, unknown> {
  id: string
  message_id: string
  recipient_name: string
  recipient: string
  subject: string
  text: string
  html: string
  headers: Record<string, unknown>
  deliveries: number
  created_at: string
}

const rcpt = (responseCode: number, response: string): MailFault => ({
  code: 'EENVELOPE',
  command: 'RCPT TO',
  responseCode,
  response: `${responseCode} ${response}`,
})

/**
 * Simulated errors, by the part of the recipient before the @; docs/self-hosting/configure.md lists them.
 */
const faults: Record<string, MailFault> = {
  refused: rcpt(550, '5.1.1 The mailbox does not exist'),
  full: rcpt(452, '4.2.2 The mailbox is full'),
  away: { code: 'ESOCKET', command: 'CONN', message: 'connect ECONNREFUSED' },
  slow: { code: 'ETIMEDOUT', command: 'CONN', message: 'Timeout' },
}

/** Stores a mail as a server would receive it; a repeated Message-ID is counted, and shown once. */
async function accept(db: Db, clock: Clock, mail: OutgoingMail, isAccepted: boolean) {
  const now = clock.now()
  const old = secondsAfter(now, -retentionSeconds).toISOString()
  await db.execute(sql`delete from sandbox_mails where created_at < ${old}`)
  const { from: sender, replyTo, subject, headers } = messageOf(mail, from)
  const shown = JSON.stringify({ From: sender, 'Reply-To': replyTo, ...headers })
  const { rows } = await db.execute<{ is_new: boolean }>(sql`
    insert into sandbox_mails (school_id, message_id, recipient_name, recipient, subject, text, html, headers, deliveries, created_at)
    values (${mail.schoolId}, ${mail.messageId}, ${mail.to.name}, ${mail.to.address}, ${subject}, ${mail.text}, ${mail.html},
      ${shown}::jsonb, ${isAccepted ? 1 : 0}, ${now.toISOString()})
    on conflict (message_id) do update set deliveries = sandbox_mails.deliveries + 1
    returning xmax = 0 as is_new`)
  return { isNew: rows[0]?.is_new === true }
}

/**
 * Makes a simulated mail server: it stores mails in the database, and pages under /sandbox/mails
 * show them.
 */
export function sandboxMail(db: Db, clock: Clock): MailSender {
  return {
    kind: 'sandbox',
    domain: 'sandbox.localhost',
    async send(mail) {
      const part = mail.to.address.split('@')[0]?.toLowerCase() ?? ''
      const fault = faults[part]
      if (fault) return outcomeOf(fault)
      const isGreylisted = part === 'later'
      const { isNew } = await accept(db, clock, mail, !isGreylisted)
      if (isGreylisted && isNew) return outcomeOf(rcpt(451, '4.7.1 Greylisted, try again later'))
      return { is: 'sent' }
    },
  }
}

/** Lists the mails of a school, newest first; with a Message-ID only that mail. */
export async function listSandboxMails(
  db: Db,
  schoolId: number,
  messageId?: string,
): Promise<SandboxMail[]> {
  const one = messageId === undefined ? sql`true` : sql`message_id = ${messageId}`
  const { rows } = await db.execute<SandboxMail>(sql`
    select id, message_id, recipient_name, recipient, subject, text, html, headers, deliveries, created_at
    from sandbox_mails where school_id = ${schoolId} and deliveries > 0 and ${one} order by id desc limit 100`)
  return rows
}
