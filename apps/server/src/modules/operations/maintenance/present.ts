import type { MaintenanceNotice } from '@titian/contract'
import type { Context } from '../../../platform/http/context.ts'
import type { MaintenanceRow } from '../tables.ts'

const hour = 3_600_000

type Times = Pick<MaintenanceRow, 'startsAt' | 'endsAt' | 'leadHours' | 'withdrawnAt'>

/** What a notice is doing now. */
export function stateOf(row: Times, now: Date): MaintenanceNotice['state'] {
  if (row.withdrawnAt) return 'withdrawn'
  if (row.endsAt <= now) return 'over'
  if (row.startsAt <= now) return 'running'
  return row.startsAt.getTime() - row.leadHours * hour <= now.getTime() ? 'shown' : 'planned'
}

export function maintenanceNotice(
  row: MaintenanceRow,
  { seal, now }: Pick<Context, 'seal' | 'now'>,
): MaintenanceNotice {
  const { id, startsAt, endsAt, leadHours, texts, version } = row
  return {
    sign: seal('maintenanceNotice', id),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    leadHours,
    texts,
    state: stateOf(row, now),
    version,
  }
}
