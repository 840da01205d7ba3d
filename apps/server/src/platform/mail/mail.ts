/**
 * An object, because a combined text with a name such as `李玥(老师)` would lose the part in brackets.
 */
export interface MailAddress {
  name: string
  address: string
}

/** One mail for a mail server. */
export interface OutgoingMail {
  schoolId: number
  messageId: string
  to: MailAddress
  /** The displayed sender, for example the school; the address comes from the settings. */
  fromName: string
  replyTo?: MailAddress
  subject: string
  text: string
  /** The HTML of the mail; empty for plain text only. */
  html: string
  language: string
  /** The link that unsubscribes from mails of this kind. */
  offUrl?: string
}

/**
 * Why a mail was not accepted: `refused` permanently, `later` temporarily, no server at the
 * address, no response in time, a refused login, or no mail server in the settings.
 */
export const mailReasons = [
  'refused',
  'later',
  'unreachable',
  'timeOut',
  'login',
  'notConfigured',
] as const
export type MailReason = (typeof mailReasons)[number]

export type MailOutcome =
  | { is: 'sent' }
  /** `error` is the server's response without addresses. */
  | { is: 'failed' | 'later'; reason: MailReason; error: string }

/** Sends mails to a mail server. */
export interface MailSender {
  readonly kind: 'sandbox' | 'smtp' | 'none'
  /**
   * The part of a Message-ID after the @.
   */
  readonly domain: string
  send(mail: OutgoingMail): Promise<MailOutcome>
}

export const noMail: MailSender = {
  kind: 'none',
  domain: 'localhost',
  send: async () => ({ is: 'failed', reason: 'notConfigured', error: '' }),
}
