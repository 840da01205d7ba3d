import type { CoinCredit, CoinRecord } from '@titian/contract'
import type { Context } from '../../../platform/http/context.ts'
import { shownPhone } from '../../accounts/index.ts'
import type { RecordRow, ShownCredit } from './queries.ts'

export function record(row: RecordRow, { seal }: Pick<Context, 'seal'>): CoinRecord {
  const { id, kind, amount, balance, orderNo, note, at } = row
  const createTime = new Date(at).toISOString()
  return { sign: seal('coinRecord', id), kind, amount, balance, orderNo, note, createTime }
}

export function credit(
  row: ShownCredit,
  { seal }: Pick<Context, 'seal'>,
  readerId: number,
): CoinCredit {
  return {
    sign: seal('coinCredit', row.id),
    userSign: seal('user', row.userId),
    name: row.name,
    ...shownPhone(row),
    amount: row.amount,
    reason: row.reason,
    state: row.state,
    requestedBy: row.makerName,
    requestTime: row.requestedAt.toISOString(),
    decidedBy: row.deciderName,
    decideTime: row.decidedAt?.toISOString() ?? null,
    decision: row.decision,
    may: { decide: row.state === 'waiting' && row.requestedBy !== readerId },
  }
}
