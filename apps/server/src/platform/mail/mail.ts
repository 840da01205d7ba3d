/** An object, because a name such as `李玥(老师)` in one text with its address would lose its last part. */
export interface MailAddress {
  name: string
  address: string
}

/** One mail as it is handed to a mail server. */
export interface OutgoingMail {
  schoolId: number
  messageId: string
  to: MailAddress
  /** What the recipient reads as the sender, for example the school; the address is that of the settings. */
  fromName: string
  replyTo?: MailAddress
  subject: string
  text: string
  /** Empty: plain text alone. */
  html: string
  language: string
  /** An address that switches mails of this kind off. */
  offUrl?: string
}

/**
 * Why a mail was not taken: `refused` for good, `later` for now, nobody at the address of the server, no answer in time,
 * a login that the server does not accept, or no mail server in the settings.
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
  /** `error` is what the server answered, without addresses. */
  | { is: 'failed' | 'later'; reason: MailReason; error: string }

/** Hands mails to a mail server. */
export interface MailSender {
  readonly kind: 'sandbox' | 'smtp' | 'none'
  /** The part of a Message-ID behind the @. */
  readonly domain: string
  send(mail: OutgoingMail): Promise<MailOutcome>
}

export const noMail: MailSender = {
  kind: 'none',
  domain: 'localhost',
  send: async () => ({ is: 'failed', reason: 'notConfigured', error: '' }),
}
