import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, page, sign, size } from '../wire/fields.ts'
import { faceCalls } from './face-calls.ts'
import { courseWatch, watchAnswer, joinedCourse, lessonPreview, videoAuth } from './shapes.ts'

const second = z.number().min(0).max(1_000_000)

export const study = {
  joinStudy: call({
    id: 'CALL-054',
    method: 'POST',
    path: '/study/joinStudy',
    who: 'signedIn',
    kind: 'save',
    input: z.object({ sign }),
    data: done,
  }),
  addStudyProgress: call({
    id: 'CALL-053',
    method: 'POST',
    path: '/study/addStudyProgress',
    who: 'signedIn',
    kind: 'save',
    whileSuspended: 'allowed',
    input: z.object({ sign }),
    data: done,
  }),
  videoAuth: call({
    id: 'CALL-050',
    method: 'POST',
    path: '/study/videoAuth',
    who: 'signedIn',
    kind: 'save',
    whileImpersonating: 'allowed',
    input: z.object({ videoSign: sign }),
    data: videoAuth,
  }),
  /**
   * CRS-205: plays the first minutes of a lesson for everybody, without a session and without
   * recording progress.
   */
  previewLesson: call({
    id: 'CALL-427',
    method: 'POST',
    path: '/study/previewLesson',
    who: 'anyone',
    kind: 'read',
    input: z.object({ videoSign: sign }),
    data: lessonPreview,
  }),
  courseWatch: call({
    id: 'CALL-051',
    method: 'POST',
    path: '/study/courseWatch',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ courseId: sign }),
    data: courseWatch,
  }),
  /**
   * CRS-048 to CRS-050: what the player reports. A report with only the three fields of the
   * specification is counted from the last known position.
   */
  saveStudyRecord: call({
    id: 'CALL-069',
    method: 'POST',
    path: '/study/saveStudyRecord',
    who: 'signedIn',
    kind: 'save',
    whileSuspended: 'allowed',
    input: z.object({
      courseIdSign: sign,
      studyTime: second,
      videoIdSign: sign.optional(),
      chapterVideoIdSign: sign.optional(),
      from: second.optional(),
      to: second.optional(),
      rate: z.number().min(0.25).max(4).default(1),
      seq: z.number().int().min(0).max(1_000_000).optional(),
      sessionId: z.string().max(64).optional(),
      /** Whether the report was stored on the device and sent later (CRS-128). */
      late: z.boolean().optional(),
    }),
    data: watchAnswer,
    refusals: ['alreadyDone'],
  }),
  courseStudyProgress: call({
    id: 'CALL-093',
    method: 'POST',
    path: '/study/courseStudyProgress',
    who: 'signedIn',
    kind: 'read',
    input: z.object({
      studyStatus: z.coerce.number().int().min(1).max(2).optional(),
      page,
      size: size(),
    }),
    data: listOf(joinedCourse),
  }),
  ...faceCalls,
}
