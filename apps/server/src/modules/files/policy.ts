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
/** Purposes of files that are made by the server and returned only by calls of their own. */
const servedByCalls: readonly FilePurpose[] = ['face', 'resumeCopy']
const staffRoles = ['schoolAdmin', 'platformAdmin']

/** True for pictures of a course, a person or the school, which everybody may see. */
export function isPublic({ purpose }: Pick<Owned, 'purpose'>): boolean {
  return publicPurposes.includes(purpose)
}

/**
 * Everybody may upload their own picture and their own files. Course files are uploaded by teachers
 * and staff, files of the school by staff only.
 */
export function mayUpload(actor: Actor, purpose: FilePurpose): boolean {
  if (actor.kind !== 'user' || actor.impersonatorId !== null || servedByCalls.includes(purpose))
    return false
  if (personalPurposes.includes(purpose) || staffRoles.some((role) => actor.roles.has(role)))
    return true
  return actor.roles.has('teacher') && !staffPurposes.includes(purpose)
}

/**
 * FRM-046, FRM-270: staff never see the personal files of a person, even while they impersonate
 * that person.
 */
export function isOwn(actor: Actor, { schoolId, ownerId }: Owned): boolean {
  if (actor.kind !== 'user' || actor.impersonatorId !== null) return false
  return actor.schoolId === schoolId && actor.userId === ownerId
}

/**
 * FRM-176: the owner and the staff of the school may download a file. Students get signed addresses
 * from the calls of their course.
 */
export function mayDownload(actor: Actor, file: Owned): boolean {
  if (isPublic(file)) return true
  // CRS-211: each view is logged, so the file can only be opened at the address from the call that
  // logs the view.
  if (servedByCalls.includes(file.purpose)) return false
  if (file.purpose === 'own' || file.purpose === 'introVideo') return isOwn(actor, file)
  if (actor.kind !== 'user' || actor.schoolId !== file.schoolId) return false
  return (
    actor.userId === file.ownerId ||
    actor.roles.has('schoolAdmin') ||
    actor.roles.has('platformAdmin')
  )
}
