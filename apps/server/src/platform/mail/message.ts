import type { SendMailOptions } from 'nodemailer'
import { z } from 'zod'
import { shorten } from '../shorten.ts'
import type { MailAddress, OutgoingMail } from './mail.ts'

const longestName = 200
const longestSubject = 300

/** JOB-063: one line without control characters, so that no name or subject can add a header. */
export function oneLine(text: string, longest: number): string {
  return shorten(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim(), longest)
}

export const oneLineName = (name: string): string => oneLine(name, longestName)
export const oneLineSubject = (subject: string): string => oneLine(subject, longestSubject)

const mailAddress = z.email().max(254)

/** JOB-063: true for exactly one address, without a list, a name or a line break. */
export function isMailAddress(text: string): boolean {
  return mailAddress.safeParse(text).success
}

const addressOf = ({ name, address }: MailAddress): MailAddress => ({
  name: oneLineName(name),
  address,
})

/** The unsubscribe headers for mail programs (RFC 2369, RFC 8058). */
function offHeaders(offUrl: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${new URL(offUrl).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** Builds the message for the mail library; `from` is the configured address. */
export function messageOf(
  mail: OutgoingMail,
  from: string,
): Omit<SendMailOptions, 'headers'> & { headers: Record<string, string> } {
  return {
    messageId: `<${mail.messageId}>`,
    from: { name: oneLineName(mail.fromName), address: from },
    to: addressOf(mail.to),
    ...(mail.replyTo && { replyTo: addressOf(mail.replyTo) }),
    subject: oneLineSubject(mail.subject),
    text: mail.text,
    ...(mail.html && { html: mail.html }),
    headers: {
      'Content-Language': mail.language,
      // Marks the mail as automatic, so that absence assistants do not answer it.
      'Auto-Submitted': 'auto-generated',
      ...(mail.offUrl && offHeaders(mail.offUrl)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
