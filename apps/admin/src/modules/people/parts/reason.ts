import { people } from '@titian/contract'

const { reason } = people.changePersonState.input.shape

/** As the server will read it: three letters at least, and no more than it keeps. */
export function isReason(text: string): boolean {
  return reason.safeParse(text).success
}
export const mostReasonLetters = 200
