import type { courses } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import * as policy from '../policy.ts'
import { viewOf } from '../present.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

const viewerOf = ({ actor }: Context) => (actor.kind === 'user' ? actor.userId : 0)

/** One course as visitors and students see it. */
export const detailAnswers: SomeAnswers<typeof courses, 'courseByCourseId' | 'catalogue'> = {
  courseByCourseId: async ({ sign }, context) => {
    const { db, school, actor, open, refuse } = context
    const course = await queries.getDetail(db, school.id, open('course', sign), viewerOf(context))
    if (!policy.maySee(actor, course, course)) return refuse('notFound')
    const looksOn = context.asStudent && policy.mayEditContent(actor, course, course.teaches)
    return present.detail(course, actor, viewOf(context), looksOn)
  },
  catalogue: async ({ sign }, context) => {
    const { db, school, actor, open, refuse } = context
    const course = await queries.getCatalogue(
      db,
      school.id,
      open('course', sign),
      viewerOf(context),
    )
    if (!policy.maySee(actor, course, course)) return refuse('notFound')
    return present.catalogue(course.catalogue, viewOf(context))
  },
}
