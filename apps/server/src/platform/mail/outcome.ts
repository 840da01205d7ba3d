import type { MailOutcome, MailReason } from './mail.ts'
import { oneLine } from './message.ts'

/** The error of the mail library. */
export interface MailFault {
  code?: string
  command?: string
  responseCode?: number
  response?: string
  message?: string
  name?: string
}

const longestError = 200

/** The SMTP code for a missing login. */
const loginRequired = 530

/** SMTP commands whose response concerns this mail; earlier ones concern the connection. */
const stepsOfTheMail = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

const reasonOfCode: Record<string, MailReason> = {
  EAUTH: 'login',
  ENOAUTH: 'login',
  EOAUTH2: 'login',
  ETLS: 'login',
  EREQUIRETLS: 'login',
  ECONFIG: 'login',
  ETIMEDOUT: 'timeOut',
  EABORT: 'timeOut',
  // The library could not build the address or the message, so a retry would fail too.
  EENVELOPE: 'refused',
  EMESSAGE: 'refused',
}

/** JOB-064: removes addresses and links, because staff who must not read the mail see the error. */
export function plainError(text: string): string {
  const plain = text
    .replace(/\bhttps?:\/\/\S+/gi, '…')
    .replace(/<?[^\s<>@]+@[^\s<>@]+>?/g, '…')
    .replace(/\s+/g, ' ')
  return oneLine(plain, longestError)
}

/**
 * JOB-062: a response of 5xx about the mail is final. All other errors are retried: 4xx, a failed
 * connection, and a refused login, which the operator can correct without losing the mail.
 */
export function outcomeOf(fault: MailFault): MailOutcome {
  const { code = '', command = '', responseCode = 0, response = '', message = '' } = fault
  const error = plainError(response || message)
  const known = reasonOfCode[code]
  if (known === 'login' || responseCode === loginRequired)
    return { is: 'later', reason: 'login', error }
  if (responseCode >= 400 && responseCode < 500) return { is: 'later', reason: 'later', error }
  if (responseCode >= 500)
    return stepsOfTheMail.has(command)
      ? { is: 'failed', reason: 'refused', error }
      : { is: 'later', reason: 'unreachable', error }
  const reason = known ?? 'unreachable'
  return { is: reason === 'refused' ? 'failed' : 'later', reason, error }
}
