import { isAuditAction, people } from '@titian/contract'
import { momentOfDay, type Words } from '@titian/site'
import { filterOf, type FilterOf, type ListWords } from '@titian/site/staff'

export type AuditWords = ListWords<typeof people.listAuditLog>

/** Reads the filters from the address; unknown values are ignored. */
export function readAuditFilters(search: Words<AuditWords>): FilterOf<typeof people.listAuditLog> {
  const from = momentOfDay(search.from, 'first')
  const to = momentOfDay(search.to, 'last')
  const action = isAuditAction(search.action ?? '') ? search.action : undefined
  return {
    ...filterOf(people.listAuditLog, { ...search, action, from: undefined, to: undefined }),
    ...(from && { from }),
    ...(to && { to }),
  }
}
