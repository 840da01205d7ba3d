import { identityKinds, type identities } from '@titian/contract'
import type { Words } from '@titian/site'
import type { ListWords } from '@titian/site/staff'

export const requestKinds = ['all', ...identityKinds] as const
/** ACC-076, those who wait first; 0 lists all. */
export const requestStates = [1, 2, 3, 0] as const
export const rosterKinds = ['all', 'student', 'teacher'] as const

export type RequestWords = ListWords<typeof identities.listIdentityRequests>
export type RosterWords = ListWords<typeof identities.listRoster>

/** The filters of an address; what nobody knows counts as not given. */
export function readRequestFilters(search: Words<RequestWords>) {
  return {
    name: search.name ?? '',
    kind: requestKinds.find((one) => one === search.kind) ?? ('all' as const),
    status: requestStates.find((one) => String(one) === search.status) ?? 1,
  }
}

export function readRosterFilters(search: Words<RosterWords>) {
  return {
    name: search.name ?? '',
    kind: rosterKinds.find((one) => one === search.kind) ?? ('all' as const),
  }
}
