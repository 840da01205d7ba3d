import type { FilePurpose } from '@titian/contract'
import type { Actor } from '../../platform/actor.ts'

interface Owned {
  schoolId: number
  ownerId: number | null
  purpose: FilePurpose
}

const publicPurposes: readonly FilePurpose[] = ['cover', 'avatar', 'schoolImage']
const staffPurposes: readonly FilePurpose[] = ['sheet', 'schoolImage']
const staffRoles = ['schoolAdmin', 'platformAdmin']

/** Whom a picture of a course, a person or the school is shown to: everybody. */
export function isPublic({ purpose }: Pick<Owned, 'purpose'>): boolean {
  return publicPurposes.includes(purpose)
}

/**
 * Everybody may change the own picture; what courses are made of comes from teachers and staff, and what the
 * school is run with from its staff alone.
 */
export function mayUpload(actor: Actor, purpose: FilePurpose): boolean {
  if (actor.kind !== 'user' || actor.actingAdminId !== null) return false
  if (purpose === 'avatar' || staffRoles.some((role) => actor.roles.has(role))) return true
  return actor.roles.has('teacher') && !staffPurposes.includes(purpose)
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
