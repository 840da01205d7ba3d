import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, sign } from '../wire/fields.ts'
import { printedResume } from './paper/shape.ts'
import { shareDays } from './rules.ts'
import { lookFields } from './shapes.ts'
import { introVideo } from './video-calls.ts'

const own = { id: 'CALL-322', who: 'signedIn', private: true } as const
const ofResume = { resumeId: sign }

/** The sharing link of a resume as its owner sees it. */
export const resumeShare = z.object({
  link: z.string(),
  /** An ended link is renewed with the same address; a withdrawn one never comes back. */
  state: z.enum(['open', 'ended']),
  days: z.literal(shareDays),
  endsAt: z.string(),
  withContact: z.boolean(),
  withVideo: z.boolean(),
  /** How often it was opened; by whom is not kept. */
  openings: z.number().int(),
})
export type ResumeShare = z.output<typeof resumeShare>

/** What a visitor gets by the link: what is not shown is not in it. */
export const sharedResume = z.object({
  paper: printedResume,
  look: z.object(lookFields).omit({ language: true }),
  endsAt: z.string(),
  /** RES-082: where the owner has one and has chosen to show it. */
  video: introVideo.omit({ name: true, size: true }).nullable(),
})
export type SharedResume = z.output<typeof sharedResume>

const token = { token: z.string().trim().min(1).max(200) }

/** RES-080: the sharing link of a resume. */
export const resumeSharingCalls = {
  /** No link as long as the owner has made none, or has withdrawn it. */
  resumeShare: call({
    ...own,
    method: 'GET',
    path: '/resume/share',
    kind: 'read',
    input: z.object(ofResume),
    data: z.object({ share: resumeShare.nullable() }),
  }),
  /** Makes the link, or changes what it shows and begins its days again: its address stays. */
  saveResumeShare: call({
    ...own,
    method: 'POST',
    path: '/resume/saveShare',
    kind: 'save',
    input: z.object({
      ...ofResume,
      days: z.literal(shareDays),
      withContact: z.boolean().default(false),
      withVideo: z.boolean().default(false),
    }),
    data: resumeShare,
  }),
  /** Withdrawing again is no fault; the next link has another address. */
  withdrawResumeShare: call({
    ...own,
    method: 'POST',
    path: '/resume/withdrawShare',
    kind: 'save',
    input: z.object(ofResume),
    data: done,
  }),
  sharedResume: call({
    id: 'CALL-322',
    method: 'GET',
    path: '/resume/shared',
    who: 'anyone',
    kind: 'read',
    input: z.object(token),
    data: sharedResume,
  }),
  /**
   * RES-106: counts one opening, made by the page when it shows the resume. The answer is a signed time until which the
   * same browser is not counted again; the browser keeps it and sends it along, and the server keeps a number alone.
   */
  countResumeOpening: call({
    id: 'CALL-637',
    method: 'POST',
    path: '/resume/countOpening',
    who: 'anyone',
    kind: 'save',
    input: z.object({ ...token, seen: z.string().trim().max(200).default('') }),
    data: z.object({ seen: z.string() }),
  }),
}
