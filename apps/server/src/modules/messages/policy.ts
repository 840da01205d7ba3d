import { messageTypes } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import { isStaffOf } from '../courses/index.ts'

interface Written {
  schoolId: number
  kind: number
  authorId: number | null
}

/**
 * CNT-027, CNT-030: the author and the staff of the school may withdraw a notice. A system notice
 * cannot be withdrawn.
 */
export function mayRemove(actor: User, message: Written): boolean {
  if (message.kind === messageTypes.system || actor.schoolId !== message.schoolId) return false
  return message.authorId === actor.userId || isStaffOf(actor, message)
}
