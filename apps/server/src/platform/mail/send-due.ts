import { type Clock, secondsAfter } from '../clock.ts'
import type { Db } from '../database/database.ts'
import type { MailOutcome, MailSender, OutgoingMail } from './mail.ts'
import { blankMailsBefore, claimDue, finishTry } from './queries.ts'
import { stepAfter } from './rules.ts'
import type { MailRow } from './tables.ts'

export interface MailServices {
  db: Db
  mail: MailSender
}

/** Mails that a process sends in parallel, so that a slow recipient does not delay all others. */
const lanes = 4

function outgoing(row: MailRow): OutgoingMail {
  const { schoolId, messageId, fromName, subject, text, html, language, offUrl } = row
  return {
    schoolId,
    messageId,
    fromName,
    subject,
    text,
    html,
    language,
    to: { name: row.toName, address: row.toAddress },
    ...(row.replyAddress && { replyTo: { name: row.replyName, address: row.replyAddress } }),
    ...(offUrl && { offUrl }),
  }
}

/** An error of the sender itself counts as temporary, so that no mail is lost. */
async function attempt({ mail }: MailServices, row: MailRow): Promise<MailOutcome> {
  try {
    return await mail.send(outgoing(row))
  } catch (error) {
    const { name } = error instanceof Error ? error : new Error()
    return { is: 'later', reason: 'unreachable', error: name }
  }
}

async function sendNext(services: MailServices, clock: Clock): Promise<boolean> {
  const row = await claimDue(services.db, clock.now())
  if (!row) return false
  const outcome = await attempt(services, row)
  await finishTry(services.db, row, stepAfter(row, outcome, clock.now()))
  return true
}

/**
 * JOB-062: sends due mails. A mail can arrive twice only when the process is killed between the
 * server's response and the next statement, and then with the same Message-ID.
 * @param isStopping begins no further mail once it returns true
 */
export async function sendDue(
  services: MailServices,
  clock: Clock,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const lane = async () => {
    while (!isStopping() && (await sendNext(services, clock)));
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

const day = 24 * 60 * 60
/** JOB-066: days for which a mail can be read and sent again. */
const daysKept = 90

/** Erases recipient and content of old mails; kind and outcome are kept. */
export async function forgetOldMails(
  { db }: Pick<MailServices, 'db'>,
  clock: Clock,
): Promise<void> {
  await blankMailsBefore(db, secondsAfter(clock.now(), -daysKept * day))
}
