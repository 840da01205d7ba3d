import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, nothing, page, sign, size, whole } from '../wire/fields.ts'
import { faceConsentVersion } from './rules.ts'

const ticket = z.string().trim().min(1).max(100)

export const faceState = z.enum(['consent', 'photo', 'refused', 'passed'])
export type FaceState = z.output<typeof faceState>

/**
 * CRS-208: the states of a ticket for a face check; `replaced` after a newer ticket was created.
 */
export const faceTicketState = z.enum(['waiting', 'passed', 'expired', 'replaced'])

export const facePerson = z.object({
  userSign: z.string(),
  name: z.string(),
  refusedAt: z.string(),
  /** Who allowed playing without a photo. */
  allowedBy: z.string().nullable(),
  allowedAt: z.string().nullable(),
})
export type FacePerson = z.output<typeof facePerson>

export const facePhoto = z.object({
  sign: z.string(),
  userName: z.string(),
  courseName: z.string(),
  takenAt: z.string(),
  /** When the photo was deleted; null if it still exists. */
  removedAt: z.string().nullable(),
  views: z.number().int(),
})
export type FacePhoto = z.output<typeof facePhoto>

export const faceView = z.object({
  /** An address that is valid for a minute. */
  url: z.string(),
  views: z.array(z.object({ name: z.string(), at: z.string() })),
})

/** CRS-041, CRS-042: photos of students, with consent, by tickets for phones. */
export const faceCalls = {
  faceState: call({
    id: 'CALL-290',
    method: 'GET',
    path: '/study/faceState',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ ticket }),
    data: z.object({ state: faceTicketState }),
  }),
  /** For the holder of the ticket, without sign-in. */
  openFaceTicket: call({
    id: 'CALL-464',
    method: 'POST',
    path: '/study/openFaceTicket',
    who: 'anyone',
    kind: 'read',
    input: z.object({ ticket }),
    data: z.object({ courseName: z.string(), seconds: z.number().int() }),
    refusals: ['alreadyDone'],
  }),
  answerFaceConsent: call({
    id: 'CALL-465',
    method: 'POST',
    path: '/study/answerFaceConsent',
    who: 'signedIn',
    kind: 'save',
    input: z.object({
      videoSign: sign,
      agree: z.boolean(),
      /** The version of the consent text that was read. */
      textVersion: z.literal(faceConsentVersion),
    }),
    data: z.object({ state: faceState }),
  }),
  /** Creates a ticket, which makes the previous ticket invalid. */
  createFaceTicket: call({
    id: 'CALL-466',
    method: 'POST',
    path: '/study/createFaceTicket',
    who: 'signedIn',
    kind: 'save',
    input: z.object({ videoSign: sign }),
    data: z.object({ ticket: z.string(), seconds: z.number().int() }),
  }),
  courseFaceCheck: call({
    id: 'CALL-467',
    method: 'POST',
    path: '/study/courseFaceCheck',
    who: 'teacher',
    kind: 'read',
    input: z.object({ sign, page, size: size() }),
    data: listOf(facePerson).extend({ faceCheck: z.boolean() }),
  }),
  saveCourseFaceCheck: call({
    id: 'CALL-468',
    method: 'POST',
    path: '/study/saveCourseFaceCheck',
    who: 'teacher',
    kind: 'save',
    input: z.object({ sign, faceCheck: z.boolean() }),
    data: done,
  }),
  /**
   * Decides whether a student may play without a photo, only after the student refused it;
   * repeating the call has no effect.
   */
  allowWithoutFace: call({
    id: 'CALL-469',
    method: 'POST',
    path: '/study/allowWithoutFace',
    who: 'teacher',
    kind: 'save',
    input: z.object({ sign, userSign: sign, allow: z.boolean() }),
    data: done,
  }),
  listFacePhotos: call({
    id: 'CALL-470',
    method: 'POST',
    path: '/study/listFacePhotos',
    who: 'staff',
    kind: 'read',
    input: z.object({
      person: z.string().trim().max(100).default(''),
      course: z.string().trim().max(100).default(''),
      page,
      size: size(),
    }),
    data: listOf(facePhoto),
  }),
  /** Logs the viewer before returning the address. */
  viewFacePhoto: call({
    id: 'CALL-471',
    method: 'POST',
    path: '/study/viewFacePhoto',
    who: 'staff',
    kind: 'save',
    input: z.object({ sign }),
    data: faceView,
    refusals: ['alreadyDone'],
  }),
  getFaceSettings: call({
    id: 'CALL-472',
    method: 'GET',
    path: '/study/getFaceSettings',
    who: 'staff',
    kind: 'read',
    input: nothing,
    data: z.object({ days: z.number().int() }),
  }),
  saveFaceSettings: call({
    id: 'CALL-473',
    method: 'PUT',
    path: '/study/saveFaceSettings',
    who: 'staff',
    kind: 'save',
    input: z.object({ days: whole(1, 365) }),
    data: done,
  }),
}
