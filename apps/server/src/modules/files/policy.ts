import { type FilePurpose, personalPurposes } from '@titian/contract'
import type { Actor } from '../../platform/actor.ts'

interface Owned {
  schoolId: number
  ownerId: number | null
  purpose: FilePurpose
}

const publicPurposes: readonly FilePurpose[] = [
  'cover',
  'avatar',
  'schoolImage',
  'textPicture',
  'textVideo',
  'questionPicture',
  'questionAudio',
]
const staffPurposes: readonly FilePurpose[] = ['schoolImage']
/** Files that the server makes, and that calls of their own give. */
const servedByCalls: readonly FilePurpose[] = ['face', 'resumeCopy']
const staffRoles = ['schoolAdmin', 'platformAdmin']

/** Whom a picture of a course, a person or the school is shown to: everybody. */
export function isPublic({ purpose }: Pick<Owned, 'purpose'>): boolean {
  return publicPurposes.includes(purpose)
}

/**
 * Everybody may change the own picture and keep files of their own; what courses are made of comes from teachers and staff, and what the
 * school is run with from its staff alone.
 */
export function mayUpload(actor: Actor, purpose: FilePurpose): boolean {
  if (actor.kind !== 'user' || actor.impersonatorId !== null || servedByCalls.includes(purpose))
    return false
  if (personalPurposes.includes(purpose) || staffRoles.some((role) => actor.roles.has(role)))
    return true
  return actor.roles.has('teacher') && !staffPurposes.includes(purpose)
}

/** FRM-046, FRM-270: a person's own files are not shown to staff, even when they act as that person. */
export function isOwn(actor: Actor, { schoolId, ownerId }: Owned): boolean {
  if (actor.kind !== 'user' || actor.impersonatorId !== null) return false
  return actor.schoolId === schoolId && actor.userId === ownerId
}

/** FRM-176: the owner and the staff of the school; learners get signed addresses from the calls of their course. */
export function mayDownload(actor: Actor, file: Owned): boolean {
  if (isPublic(file)) return true
  // CRS-211: each view is logged, so only the address that the call of the view gives opens it.
  if (servedByCalls.includes(file.purpose)) return false
  if (file.purpose === 'own' || file.purpose === 'introVideo') return isOwn(actor, file)
  if (actor.kind !== 'user' || actor.schoolId !== file.schoolId) return false
  return (
    actor.userId === file.ownerId ||
    actor.roles.has('schoolAdmin') ||
    actor.roles.has('platformAdmin')
  )
}
