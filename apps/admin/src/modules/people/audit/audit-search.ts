import { auditActions, type InputOf, type people } from '@titian/contract'
import type { Words } from '@titian/site'
import type { ListWords } from '@titian/site/staff'

export type AuditWords = ListWords<typeof people.listAuditLog>

const day = /^\d{4}-\d{2}-\d{2}$/

/** The first or the last moment of a day where the reader is; undefined for what is no day. */
export function momentOf(date: string | undefined, edge: 'first' | 'last'): string | undefined {
  if (!date || !day.test(date)) return undefined
  const time = edge === 'first' ? '00:00:00.000' : '23:59:59.999'
  const moment = new Date(`${date}T${time}`)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

/** The filters of an address; what nobody knows counts as not given. */
export function readAuditFilters(
  search: Words<AuditWords>,
): Omit<InputOf<typeof people.listAuditLog>, 'page' | 'size'> {
  const from = momentOf(search.from, 'first')
  const to = momentOf(search.to, 'last')
  return {
    name: search.name ?? '',
    action: auditActions.find((one) => one === search.action) ?? 'all',
    ...(from && { from }),
    ...(to && { to }),
  }
}
