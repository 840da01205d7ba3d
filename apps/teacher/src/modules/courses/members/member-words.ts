import { type InputOf, memberSorts, memberStates, type statistics } from '@titian/contract'

/** The search parameters that filter and sort the students. */
export interface MemberWords {
  name?: string
  className?: string
  state?: string
  /** The sealed id of a group. */
  group?: string
  sort?: string
  /** Set while the dialog with the message to the filtered students is open. */
  write?: string
}

export type MemberFilter = Required<
  Pick<InputOf<typeof statistics.findStudentList>, 'name' | 'className' | 'state'>
> & { groupSign?: string }

/** Reads the filter from the address; unknown values are ignored. */
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
