import type { CourseMember } from '@titian/contract'
import type { MemberFilter } from './member-words.ts'

export interface Recipients {
  /** What the calls take. */
  whom: MemberFilter | { studentList: string[] }
  count: number
  isTicked: boolean
}

/** FRM-367: the ticked students, where some are ticked; else those whom the filter finds. */
export function recipientsOf(
  ticked: readonly Pick<CourseMember, 'idSign'>[],
  filter: MemberFilter,
  total: number,
): Recipients {
  if (ticked.length === 0) return { whom: filter, count: total, isTicked: false }
  const studentList = ticked.map(({ idSign }) => idSign)
  return { whom: { studentList }, count: ticked.length, isTicked: true }
}
