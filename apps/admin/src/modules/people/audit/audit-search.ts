import { auditActions, type InputOf, type people } from '@titian/contract'
import { momentOfDay, type Words } from '@titian/site'
import type { ListWords } from '@titian/site/staff'

export type AuditWords = ListWords<typeof people.listAuditLog>

/** The filters of an address; what nobody knows counts as not given. */
export function readAuditFilters(
  search: Words<AuditWords>,
): Omit<InputOf<typeof people.listAuditLog>, 'page' | 'size'> {
  const from = momentOfDay(search.from, 'first')
  const to = momentOfDay(search.to, 'last')
  return {
    name: search.name ?? '',
    action: auditActions.find((one) => one === search.action) ?? 'all',
    ...(search.personSign && { personSign: search.personSign }),
    ...(from && { from }),
    ...(to && { to }),
  }
}
