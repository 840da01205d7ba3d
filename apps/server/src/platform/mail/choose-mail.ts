import type { Env } from '../../env.ts'
import { type MailSender, noMail } from './mail.ts'

/**
 * Returns the configured mail server (JOB-061).
 * @param report receives problems for the operator
 * @param played the sandbox, when it is loaded
 */
export async function chooseMail(
  env: Env,
  report: (problem: string) => void,
  played: MailSender | undefined,
): Promise<MailSender> {
  if (env.MAIL === 'smtp') {
    // The library is loaded on demand, because only installations with SMTP need it.
    const { smtpMail } = await import('./smtp.ts')
    return smtpMail({ url: env.SMTP_URL, from: env.MAIL_FROM }, report)
  }
  return (env.MAIL === 'sandbox' && played) || noMail
}
