import type { RosterEntry } from '@titian/contract'
import type { RosterEntryRow } from '../tables.ts'

export function phone({ areaCode, mobile }: Pick<RosterEntryRow, 'areaCode' | 'mobile'>): string {
  return mobile === null ? '' : `+${areaCode ?? ''} ${mobile}`
}

export function rosterEntry(
  entry: RosterEntryRow,
  taken: Pick<RosterEntry, 'takenByName' | 'takenBySign'>,
  sign: string,
): RosterEntry {
  return {
    sign,
    kind: entry.kind,
    number: entry.number,
    name: entry.name,
    areaCode: entry.areaCode,
    mobile: entry.mobile,
    department: entry.department ?? '',
    major: entry.major ?? '',
    class: entry.className ?? '',
    ...taken,
  }
}
