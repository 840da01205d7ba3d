import { z } from 'zod'
import { filePurposes } from '../files/rules.ts'
import { call } from '../wire/call.ts'
import { sign, text } from '../wire/fields.ts'
import { lessonDraft } from './shapes.ts'

/**
 * TCH-035: `videoPath` is the path of a stored file that one of the course's people uploaded. `videoSize`, where it is
 * sent, is compared with the stored one, so that a film which was cut off on its way is noticed.
 */
const uploadVideo = z.object({
  chapterVideoIdSign: sign,
  videoPath: sign,
  videoName: text(200),
  videoSize: z.number().int().min(1).max(filePurposes.lessonVideo.most).optional(),
})
export type UploadVideo = z.output<typeof uploadVideo>

const attaching = {
  method: 'POST',
  who: 'teacher',
  kind: 'save',
  input: uploadVideo,
  data: lessonDraft,
  refusals: ['alreadyDone'],
} as const

/** Stored films become those of lessons (TCH-031 to TCH-035). */
export const uploadCalls = {
  attachUploadedVideo: call({
    id: 'CALL-091',
    path: '/course/attachUploadedVideo',
    ...attaching,
  }),
  createUploadVideo: call({
    id: 'CALL-209',
    path: '/course/createUploadVideo',
    ...attaching,
  }),
  /** All of them or none. */
  createUploadVideoList: call({
    id: 'CALL-211',
    path: '/course/createUploadVideoList',
    ...attaching,
    input: z.object({ data: z.array(uploadVideo).min(1).max(50) }),
    data: z.object({ videos: z.array(lessonDraft) }),
  }),
  deleteUploadVideo: call({
    id: 'CALL-210',
    method: 'POST',
    path: '/course/deleteUploadVideo',
    who: 'teacher',
    kind: 'write',
    input: z.object({ courseChaperVideoId: sign }),
    data: lessonDraft,
    refusals: ['alreadyDone'],
  }),
}
