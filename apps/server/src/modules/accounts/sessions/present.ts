import type { OwnSession } from '@titian/contract'
import type { OwnSessionRow } from './queries.ts'

export function ownSession(row: OwnSessionRow, sign: string, current: number): OwnSession {
  return {
    sign,
    userAgent: row.userAgent,
    address: row.address,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isCurrent: row.id === current,
  }
}
