import type { FilePurpose } from '@titian/contract'
import type { Actor } from '../../platform/actor.ts'

interface Owned {
  schoolId: number
  ownerId: number | null
  purpose: FilePurpose
}

/** Whom a picture of a course or a person is shown to: everybody. */
export function isPublic({ purpose }: Pick<Owned, 'purpose'>): boolean {
  return purpose === 'cover' || purpose === 'avatar'
}

/** Everybody may change the own picture; what courses are made of comes from teachers and staff. */
export function mayUpload(actor: Actor, purpose: FilePurpose): boolean {
  if (actor.kind !== 'user' || actor.actingAdminId !== null) return false
  return (
    purpose === 'avatar' ||
    ['teacher', 'schoolAdmin', 'platformAdmin'].some((role) => actor.roles.has(role))
  )
}

/** FRM-176: the owner and the staff of the school; learners get signed addresses from the calls of their course. */
export function mayDownload(actor: Actor, file: Owned): boolean {
  if (isPublic(file)) return true
  if (actor.kind !== 'user' || actor.schoolId !== file.schoolId) return false
  return (
    actor.userId === file.ownerId ||
    actor.roles.has('schoolAdmin') ||
    actor.roles.has('platformAdmin')
  )
}
