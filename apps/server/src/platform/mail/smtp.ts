import { createTransport } from 'nodemailer'
import type { MailSender } from './mail.ts'
import { messageOf } from './message.ts'
import { type MailFault, outcomeOf } from './outcome.ts'

export interface SmtpSettings {
  /** `smtp://` begins plainly and encrypts where the server offers it, `smtps://` encrypts from the first byte. */
  url: string
  /** The address of the sender. */
  from: string
}

/** Milliseconds of one try: in all, until there is a connection, and without a word of the server. */
const limits = { try: 90_000, connection: 15_000, silence: 45_000 }

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}

/**
 * JOB-061: hands mails to an SMTP server, each over a connection of its own, so that a try never waits for another one
 * and ends with its connection. @param report receives what an operator should know; it never names a recipient
 * @param most milliseconds of one try; tests are in a hurry
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
