import { z } from 'zod'
import { filePurposes } from '../files/rules.ts'
import { call } from '../wire/call.ts'
import { sign, text, texts } from '../wire/fields.ts'
import { says } from '../wire/issues.ts'
import { lessonDraft } from './shapes.ts'

/**
 * TCH-035: `videoPath` is the path of a file that a person of the course uploaded. `videoSize` is
 * compared with the stored size, so that an incomplete video is noticed.
 */
const uploadVideo = z.object({
  chapterVideoIdSign: sign,
  videoPath: sign,
  videoName: text(200),
  videoSize: z.number().int().min(1).max(filePurposes.lessonVideo.most).optional(),
})
export type UploadVideo = z.output<typeof uploadVideo>

/** The maximum length of a lesson's title in characters. */
export const lessonTitleMost = 100
/** The maximum number of videos in one call. */
export const uploadListMost = 50

/**
 * TCH-150: an entry names its lesson, or the chapter in which a lesson with the title `videoTitle`
 * is created.
 */
const listedVideo = uploadVideo
  .extend({
    chapterVideoIdSign: sign.optional(),
    chapterIdSign: sign.optional(),
    videoTitle: text(lessonTitleMost, 1, says('nameMissing')).optional(),
    videoTitleTexts: texts(lessonTitleMost).default({}),
  })
  .superRefine(({ chapterVideoIdSign, chapterIdSign, videoTitle }, { addIssue }) => {
    if (!chapterVideoIdSign !== !chapterIdSign) return
    // An entry with a title creates a lesson, so the missing field is the chapter of the lesson.
    const field = videoTitle === undefined || chapterIdSign ? 'chapterVideoIdSign' : 'chapterIdSign'
    addIssue({ code: 'custom', path: [field], message: says('required') })
  })
  .refine(({ chapterIdSign, videoTitle }) => !chapterIdSign || videoTitle !== undefined, {
    path: ['videoTitle'],
    error: says('nameMissing'),
  })
export type ListedVideo = z.output<typeof listedVideo>

const attaching = {
  method: 'POST',
  who: 'teacher',
  kind: 'save',
  input: uploadVideo,
  data: lessonDraft,
  refusals: ['alreadyDone'],
} as const

/** Assigns stored videos to lessons (TCH-031 to TCH-035). */
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
  /** Assigns all videos of the list or none. */
  createUploadVideoList: call({
    id: 'CALL-211',
    path: '/course/createUploadVideoList',
    ...attaching,
    input: z.object({ data: z.array(listedVideo).min(1).max(uploadListMost) }),
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
