import { z } from 'zod'
import { call } from '../wire/call.ts'
import { sign, texts, version } from '../wire/fields.ts'
import { says } from '../wire/issues.ts'
import { perLanguage } from './shapes.ts'

const most = 2000
const one = z.string().trim().max(most, says('tooMuch')).default('')
const each = texts(most, says('tooMuch')).default({})

/** TCH-022, with one text for each language. */
export const studyInfoFields = z.object({
  aims: one,
  aimsTexts: each,
  audience: one,
  audienceTexts: each,
  requirements: one,
  requirementsTexts: each,
})

/** The `version` of the course, which summary and study info share (TCH-084). */
export const studyInfo = z.object({
  courseIdSign: z.string(),
  version: z.number().int(),
  aims: z.string(),
  aimsTexts: perLanguage,
  audience: z.string(),
  audienceTexts: perLanguage,
  requirements: z.string(),
  requirementsTexts: perLanguage,
})
export type StudyInfo = z.output<typeof studyInfo>

/** Learning aims, audience and requirements of a course (TCH-021, TCH-022). */
export const studyInfoCalls = {
  addStudyInfo: call({
    id: 'CALL-098',
    method: 'POST',
    path: '/course/addStudyInfo',
    who: 'teacher',
    kind: 'save',
    input: studyInfoFields.extend({ courseIdSign: sign, version }),
    data: studyInfo,
    refusals: ['alreadyDone'],
  }),
  getStudyInfo: call({
    id: 'CALL-099',
    method: 'POST',
    path: '/course/getStudyInfo',
    who: 'teacher',
    kind: 'read',
    input: z.object({ courseIdSign: sign }),
    data: studyInfo,
  }),
}
