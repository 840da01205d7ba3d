import type { MailOutcome, MailReason } from './mail.ts'
import { oneLine } from './message.ts'

/** What the library says of a try that failed. */
export interface MailFault {
  code?: string
  command?: string
  responseCode?: number
  response?: string
  message?: string
  name?: string
}

const longestError = 200

/** What a server answers to a mail of a connection that did not sign in first. */
const loginRequired = 530

/** Steps of a session in which the server speaks about this mail; before them it speaks about the connection. */
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
  // The address or the message could not be written down, which no later try changes.
  EENVELOPE: 'refused',
  EMESSAGE: 'refused',
}

/** JOB-064: without addresses and links, because staff read it who do not read the mail. */
export function plainError(text: string): string {
  const plain = text
    .replace(/\bhttps?:\/\/\S+/gi, '…')
    .replace(/<?[^\s<>@]+@[^\s<>@]+>?/g, '…')
    .replace(/\s+/g, ' ')
  return oneLine(plain, longestError)
}

/**
 * JOB-062: an answer of 5xx about the mail is final. Everything else may be better at the next try: an answer of 4xx, a
 * connection that fails, and also a login that is refused, which the operator mends without a mail being lost.
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
