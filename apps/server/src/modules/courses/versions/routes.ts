import type { statistics } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { getCourseFor } from '../access/queries.ts'
import * as policy from '../policy.ts'
import { viewOf } from '../present.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

/** The calls belong to the calls of statistics, which a student's browser never loads. */
export const versionAnswers: SomeAnswers<typeof statistics, 'courseVersions' | 'courseVersion'> = {
  courseVersions: async ({ sign }, { db, school, actor, open, refuse }) => {
    const course = await getCourseFor(db, school.id, open('course', sign), actor.userId)
    if (!policy.mayEditContent(actor, course, course.teaches)) return refuse('noPermission')
    const rows = await queries.listVersions(db, course)
    return {
      list: rows.map(({ version, savedAt, byName }) => ({
        version,
        savedAt: savedAt.toISOString(),
        byName: byName ?? '',
      })),
    }
  },
  courseVersion: async ({ sign, version }, context) => {
    const { db, school, actor, open, refuse } = context
    const course = await getCourseFor(db, school.id, open('course', sign), actor.userId)
    if (!policy.mayEditContent(actor, course, course.teaches)) return refuse('noPermission')
    return present.courseSummary(await queries.getVersion(db, course, version), viewOf(context))
  },
}
