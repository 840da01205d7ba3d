import { type InputOf, memberSorts, memberStates, type statistics } from '@titian/contract'

/** What narrows and sorts the students, as the address says it. */
export interface MemberWords {
  name?: string
  className?: string
  state?: string
  /** Sign of a group. */
  group?: string
  sort?: string
  /** The message to those whom the filter finds is open. */
  write?: string
}

export type MemberFilter = Required<
  Pick<InputOf<typeof statistics.findStudentList>, 'name' | 'className' | 'state'>
> & { groupSign?: string }

/** An address may hold anything: what no list knows counts as not there. */
export function filterOf({ name = '', className = '', state, group }: MemberWords): MemberFilter {
  return {
    name,
    className,
    state: memberStates.find((one) => one === state) ?? 'all',
    ...(group && { groupSign: group }),
  }
}

export function sortOf({ sort }: MemberWords): (typeof memberSorts)[number] {
  return memberSorts.find((one) => one === sort) ?? 'name'
}
