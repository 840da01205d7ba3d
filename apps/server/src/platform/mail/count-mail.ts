import type { Meters } from '../observe/meters.ts'
import type { MailSender } from './mail.ts'

/** OPS-051: counts tries to send a mail by outcome and reason. */
export function countMail(mail: MailSender, { mailTries }: Pick<Meters, 'mailTries'>): MailSender {
  return {
    kind: mail.kind,
    domain: mail.domain,
    async send(message) {
      const outcome = await mail.send(message)
      const reason = outcome.is === 'sent' ? '' : outcome.reason
      mailTries.inc({ outcome: outcome.is, reason })
      return outcome
    },
  }
}
