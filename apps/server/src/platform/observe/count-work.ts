import type { AroundJob } from '../jobs/jobs.ts'
import type { MailSender } from '../mail/mail.ts'
import type { Sms } from '../sms/sms.ts'
import type { Meters } from './meters.ts'

type WorkMeters = Pick<Meters, 'jobRuns' | 'jobSeconds' | 'jobsRunning'>

/** OPS-051: counts the runs of jobs, with their durations and failures. */
export function countJobs({ jobRuns, jobSeconds, jobsRunning }: WorkMeters): AroundJob {
  return async (queue, run) => {
    jobsRunning.inc({ queue })
    const stop = jobSeconds.startTimer({ queue })
    let outcome = 'failed'
    try {
      await run()
      outcome = 'done'
    } finally {
      stop()
      jobsRunning.dec({ queue })
      jobRuns.inc({ queue, outcome })
    }
  }
}

/**
 * OPS-051: counts sent text messages, and all of an installation without a gateway as `off`. The
 * gateway itself reports why a message failed.
 */
export function countSms(sms: Sms, { sms: counter }: Pick<Meters, 'sms'>): Sms {
  return {
    kind: sms.kind,
    async send(message) {
      const result = await sms.send(message)
      if (result === 'sent') counter.inc({ outcome: 'sent' })
      else if (sms.kind !== 'http') counter.inc({ outcome: 'off' })
      return result
    },
  }
}

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
