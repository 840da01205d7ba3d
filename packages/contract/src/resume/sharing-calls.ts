import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, sign } from '../wire/fields.ts'
import { printedResume } from './paper/shape.ts'
import { shareDays } from './rules.ts'
import { lookFields } from './shapes.ts'
import { introVideo } from './video-calls.ts'

const own = { id: 'CALL-322', who: 'signedIn', private: true } as const
const ofResume = { resumeId: sign }

/** The sharing link for its owner. */
export const resumeShare = z.object({
  link: z.string(),
  /** An expired link is renewed with the same address; a withdrawn one never works again. */
  state: z.enum(['open', 'ended']),
  days: z.literal(shareDays),
  endsAt: z.string(),
  withContact: z.boolean(),
  withVideo: z.boolean(),
  /** The number of visits; visitors are not recorded. */
  openings: z.number().int(),
})
export type ResumeShare = z.output<typeof resumeShare>

/** What the link shows; hidden parts are left out. */
export const sharedResume = z.object({
  paper: printedResume,
  look: z.object(lookFields).omit({ language: true }),
  endsAt: z.string(),
  /** RES-082: the video of the resume, if the owner has one and the link includes it. */
  video: introVideo.omit({ name: true, size: true }).nullable(),
})
export type SharedResume = z.output<typeof sharedResume>

const token = { token: z.string().trim().min(1).max(200) }

/** RES-080: the sharing link of a resume. */
export const resumeSharingCalls = {
  /** The sharing link; null if it was withdrawn or never created. */
  resumeShare: call({
    ...own,
    method: 'GET',
    path: '/resume/share',
    kind: 'read',
    input: z.object(ofResume),
    data: z.object({ share: resumeShare.nullable() }),
  }),
  /** Creates the link, or changes its content and restarts its days; the address stays. */
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
  /** Withdrawing a link twice is no error. The next link has another address. */
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
   * RES-106: counts one visit, called by the page after it shows the resume. The response is a
   * signed time until which the same browser is not counted again; the browser stores and sends it,
   * and the server stores only a number.
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
