import type { StaffMail } from '@titian/contract'
import type { Context } from '../../platform/http/context.ts'
import type { MailRow } from '../../platform/mail/tables.ts'
import { canBeSentAgain, stateOf } from './rules.ts'

const moment = (date: Date | null) => date?.toISOString() ?? null

export function mail(row: MailRow, isPlayed: boolean, seal: Context['seal']): StaffMail {
  const state = stateOf(row)
  return {
    sign: seal('mail', row.id),
    toName: row.toName,
    toAddress: row.toAddress,
    subject: row.subject,
    state,
    reason: row.reason,
    serverAnswer: row.lastError,
    tries: row.tries,
    createdAt: row.createdAt.toISOString(),
    sentAt: moment(row.sentAt),
    failedAt: moment(row.failedAt),
    nextTryAt: state === 'waiting' ? moment(row.nextTryAt) : null,
    sandboxUrl:
      isPlayed && state === 'sent' && row.toAddress !== ''
        ? `/sandbox/mails/${encodeURIComponent(row.messageId)}`
        : null,
    may: { sendAgain: canBeSentAgain(row) },
  }
}
