import { z } from 'zod'
import { call } from '../wire/call.ts'
import { sign, version } from '../wire/fields.ts'
import { courseSummary, courseVersion } from './version-shapes.ts'

/** What the summary of a course was before; one is put back by saving it with `courses.updateCourse`. */
export const versionCalls = {
  /** TCH-164: the newest first; the first of them is what the course is now. */
  courseVersions: call({
    id: 'CALL-578',
    method: 'POST',
    path: '/course/courseVersions',
    who: 'teacher',
    kind: 'read',
    input: z.object({ sign }),
    data: z.object({ list: z.array(courseVersion) }),
  }),
  /** TCH-164: what the form held then. */
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
