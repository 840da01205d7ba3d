import type { Env } from '../../env.ts'
import { type MailSender, noMail } from './mail.ts'

/**
 * The mail server that the settings name (JOB-061). @param report receives what an operator should know
 * @param played the sandbox, where it is loaded
 */
export async function chooseMail(
  env: Env,
  report: (problem: string) => void,
  played: MailSender | undefined,
): Promise<MailSender> {
  if (env.MAIL === 'smtp') {
    // Its library is for those who send mails by it.
    const { smtpMail } = await import('./smtp.ts')
    return smtpMail({ url: env.SMTP_URL, from: env.MAIL_FROM }, report)
  }
  return (env.MAIL === 'sandbox' && played) || noMail
}
