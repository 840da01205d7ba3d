import type { Clock } from '../clock.ts'
import type { JobDefinition } from '../jobs/jobs.ts'
import { sendDueJob } from './queue-mail.ts'
import { forgetOldMails, type MailServices, sendDue } from './send-due.ts'

/**
 * @param isStopping returns true once the process stops, so that it begins no mail that it might
 * not finish
 */
export function mailJobs(
  services: MailServices,
  clock: Clock,
  isStopping: () => boolean,
): JobDefinition[] {
  return [
    // Every minute for due retries, and for mails whose process ended before it queued this job.
    { name: sendDueJob, every: '* * * * *', run: () => sendDue(services, clock, isStopping) },
    { name: 'mails.forgetOld', every: '13 4 * * *', run: () => forgetOldMails(services, clock) },
  ]
}
