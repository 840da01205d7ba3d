import type { StaffMail } from '@titian/contract'
import type { MailRow, MailState } from '../../platform/mail/tables.ts'

/** The stored states behind each state that staff see. */
export const statesOf: Record<StaffMail['state'], MailState[]> = {
  waiting: ['queued', 'sending'],
  sent: ['sent'],
  failed: ['failed', 'bounced'],
}

export function stateOf({ state }: Pick<MailRow, 'state'>): StaffMail['state'] {
  if (state === 'sent') return 'sent'
  return state === 'queued' || state === 'sending' ? 'waiting' : 'failed'
}

/** JOB-070: true for a failed mail whose content is still stored. */
export function canBeSentAgain(mail: Pick<MailRow, 'state' | 'toAddress'>): boolean {
  return stateOf(mail) === 'failed' && mail.toAddress !== ''
}
