import { type CourseMember, mostMembersAtOnce } from '@titian/contract'
import type { Selection } from '@titian/site/staff'
import type { MemberFilter } from './member-words.ts'

export interface Recipients {
  /** The recipients in the form that the calls accept. */
  whom: MemberFilter | { studentList: string[] }
  count: number
  isTicked: boolean
  /** Whether neither a student is ticked nor "all that match" is chosen. */
  isNobodyChosen: boolean
  /** Whether more students are ticked than a call accepts. */
  isTooMany: boolean
}

/**
 * FRM-367: returns the ticked students, or if none is ticked, the students that the filter finds.
 */
export function recipientsOf(
  { of, count, isAll, total }: Pick<Selection<CourseMember>, 'of' | 'count' | 'isAll' | 'total'>,
  filter: MemberFilter,
): Recipients {
  const isTicked = !isAll && count > 0
  return {
    whom: isTicked && 'keys' in of ? { studentList: of.keys } : filter,
    count: isTicked ? count : total,
    isTicked,
    isNobodyChosen: count === 0,
    isTooMany: isTicked && count > mostMembersAtOnce,
  }
}
