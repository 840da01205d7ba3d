import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, sign } from '../wire/fields.ts'

const own = { who: 'signedIn', private: true } as const
const ofResume = { resumeId: sign }

/** The intro video of a resume (RES-028). */
export const introVideo = z.object({
  /** A temporary secret address. */
  url: z.string(),
  name: z.string(),
  size: z.number().int(),
  seconds: z.number().nullable(),
})
export type IntroVideo = z.output<typeof introVideo>

export const videoDetail = z.object({ video: introVideo.nullable() })

/**
 * RES-028 to RES-030, RES-082. CALL-224 is a separate address, POST /resume/uploadVideo, for a form
 * with the field `videoFile`; the site uploads in chunks with the purpose `introVideo` and saves
 * the stored file here.
 */
export const resumeVideoCalls = {
  videoDetail: call({
    ...own,
    id: 'CALL-220',
    method: 'GET',
    path: '/resume/videoDetail',
    kind: 'read',
    input: z.object(ofResume),
    data: videoDetail,
  }),
  /** The `path` of a stored file with the purpose `introVideo`; the previous video is deleted. */
  saveResumeVideo: call({
    ...own,
    id: 'CALL-638',
    method: 'POST',
    path: '/resume/saveVideo',
    kind: 'save',
    input: z.object({ ...ofResume, path: sign }),
    data: videoDetail,
  }),
  deleteResumeVideo: call({
    ...own,
    id: 'CALL-639',
    method: 'POST',
    path: '/resume/deleteVideo',
    kind: 'save',
    input: z.object(ofResume),
    data: done,
  }),
}
