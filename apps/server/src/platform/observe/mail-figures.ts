/** JOB-071: mails of all schools that may need attention. */
export interface MailFigures {
  waiting: number
  /** Mails that have been waiting for more than an hour. */
  late: number
  failed: number
}

export type ReadMails = () => Promise<MailFigures>

export const noMails: MailFigures = { waiting: 0, late: 0, failed: 0 }
