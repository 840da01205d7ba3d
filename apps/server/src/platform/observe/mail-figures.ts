/** JOB-071: mails of all schools that somebody may have to look at. */
export interface MailFigures {
  waiting: number
  /** Mails that were queued more than an hour ago and wait. */
  late: number
  failed: number
}

export type ReadMails = () => Promise<MailFigures>

export const noMails: MailFigures = { waiting: 0, late: 0, failed: 0 }
