import type { Clock } from '../clock.ts'
import type { JobDefinition } from '../jobs/jobs.ts'
import { sendDueJob } from './queue-mail.ts'
import { forgetOldMails, type MailServices, sendDue } from './send-due.ts'

/** @param isStopping true once the process ends, so that it begins no mail that it might not finish */
export function mailJobs(
  services: MailServices,
  clock: Clock,
  isStopping: () => boolean,
): JobDefinition[] {
  return [
    // Every minute for tries that are due, and for mails whose process ended before it could ask for this job.
    { name: sendDueJob, every: '* * * * *', run: () => sendDue(services, clock, isStopping) },
    { name: 'mails.forgetOld', every: '13 4 * * *', run: () => forgetOldMails(services, clock) },
  ]
}
