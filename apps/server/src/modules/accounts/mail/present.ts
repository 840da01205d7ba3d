import type { OwnMail } from '@titian/contract'
import type { MailAddressRow } from './tables.ts'

export function ownMail(row: MailAddressRow | undefined, isRefused: boolean): OwnMail {
  const waiting = row?.waiting ?? ''
  return {
    address: row?.address ?? '',
    waiting,
    linkEndsAt: row && waiting ? row.linkEndsAt.toISOString() : null,
    isRefused: isRefused && waiting !== '',
    on: row?.kinds ?? [],
  }
}
