import type { SendMailOptions } from 'nodemailer'
import { z } from 'zod'
import { shorten } from '../shorten.ts'
import type { MailAddress, OutgoingMail } from './mail.ts'

const longestName = 200
const longestSubject = 300

/** JOB-063: one line without control characters, so that no name or subject adds a header to a mail. */
export function oneLine(text: string, longest: number): string {
  return shorten(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim(), longest)
}

export const oneLineName = (name: string): string => oneLine(name, longestName)
export const oneLineSubject = (subject: string): string => oneLine(subject, longestSubject)

const mailAddress = z.email().max(254)

/** JOB-063: one address and nothing beside it: no list, no name, no line break. */
export function isMailAddress(text: string): boolean {
  return mailAddress.safeParse(text).success
}

const addressOf = ({ name, address }: MailAddress): MailAddress => ({
  name: oneLineName(name),
  address,
})

/** The headers with which mail programs offer a button that switches such mails off (RFC 2369, RFC 8058). */
function offHeaders(offUrl: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${new URL(offUrl).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** The message for the library; `from` is the address that the settings name. */
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
      // Answers of absence notes and other programs are of use to nobody.
      'Auto-Submitted': 'auto-generated',
      ...(mail.offUrl && offHeaders(mail.offUrl)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
