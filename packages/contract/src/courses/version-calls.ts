import { z } from 'zod'
import { call } from '../wire/call.ts'
import { sign, version } from '../wire/fields.ts'
import { courseSummary, courseVersion } from './version-shapes.ts'

/** Earlier versions of a course's summary. Saving one with `courses.updateCourse` restores it. */
export const versionCalls = {
  /** TCH-164: newest first; the first is the current one. */
  courseVersions: call({
    id: 'CALL-578',
    method: 'POST',
    path: '/course/courseVersions',
    who: 'teacher',
    kind: 'read',
    input: z.object({ sign }),
    data: z.object({ list: z.array(courseVersion) }),
  }),
  /** TCH-164: the values of the form in that version. */
  courseVersion: call({
    id: 'CALL-579',
    method: 'POST',
    path: '/course/courseVersion',
    who: 'teacher',
    kind: 'read',
    input: z.object({ sign, version }),
    data: courseSummary,
  }),
}
