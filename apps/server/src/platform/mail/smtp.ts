import { createTransport } from 'nodemailer'
import type { MailSender } from './mail.ts'
import { messageOf } from './message.ts'
import { type MailFault, outcomeOf } from './outcome.ts'

export interface SmtpSettings {
  /** `smtp://` uses STARTTLS when the server offers it, `smtps://` encrypts from the first byte. */
  url: string
  /** The sender's address. */
  from: string
}

/** Milliseconds: for the whole try, for connecting, and for a silent server. */
const limits = { try: 90_000, connection: 15_000, silence: 45_000 }

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}

/**
 * JOB-061: sends mails to an SMTP server, each over its own connection, so that a try never waits
 * for another one.
 * @param report receives problems for the operator, without recipients
 * @param most milliseconds of one try; tests use fewer
 */
export function smtpMail(
  { url, from }: SmtpSettings,
  report: (problem: string) => void,
  most: typeof limits = limits,
): MailSender {
  const transport = createTransport({
    url,
    connectionTimeout: most.connection,
    dnsTimeout: most.connection,
    greetingTimeout: most.silence,
    socketTimeout: most.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    kind: 'smtp',
    domain: domainOf(from),
    async send(mail) {
      try {
        const signal = AbortSignal.timeout(most.try)
        await transport.sendMail({ ...messageOf(mail, from), signal })
        return { is: 'sent' }
      } catch (error) {
        const outcome = outcomeOf(error as MailFault)
        if (outcome.is !== 'sent' && outcome.reason !== 'refused' && outcome.reason !== 'later')
          report(`The mail server could not be used (${outcome.reason}): ${outcome.error}`)
        return outcome
      }
    },
  }
}
