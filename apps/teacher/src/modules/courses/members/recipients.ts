import { type CourseMember, mostMembersAtOnce } from '@titian/contract'
import type { Selection } from '@titian/site/staff'
import type { MemberFilter } from './member-words.ts'

export interface Recipients {
  /** What the calls take. */
  whom: MemberFilter | { studentList: string[] }
  count: number
  isTicked: boolean
  /** Nobody is ticked, and all that match were not chosen either. */
  isNobodyChosen: boolean
  /** More are ticked than a call takes. */
  isTooMany: boolean
}

/** FRM-367: the ticked students, where some are ticked; else those whom the filter finds. */
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
