import { identityKinds } from '@titian/contract'

export const requestKinds = ['all', ...identityKinds] as const
/** ACC-076, those who wait first; 0 lists all. */
export const requestStates = [1, 2, 3, 0] as const
export const rosterKinds = ['all', 'student', 'teacher'] as const

/** The filters of an address; what nobody knows counts as not given. */
export function readRequestFilters(search: Record<string, string>) {
  return {
    name: search['name'] ?? '',
    kind: requestKinds.find((one) => one === search['kind']) ?? ('all' as const),
    status: requestStates.find((one) => String(one) === search['status']) ?? 1,
  }
}

export function readRosterFilters(search: Record<string, string>) {
  return {
    name: search['name'] ?? '',
    kind: rosterKinds.find((one) => one === search['kind']) ?? ('all' as const),
  }
}
