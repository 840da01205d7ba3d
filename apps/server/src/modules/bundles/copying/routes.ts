import type { bundles } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { getCourseFor, mayEditContent } from '../../courses/index.ts'
import * as actions from './actions.ts'

export const copyingAnswers: SomeAnswers<typeof bundles, 'copyCourse'> = {
  copyCourse: async ({ sign, firstStart, ...input }, context) => {
    const { db, school, actor, open, refuse, seal } = context
    const course = await getCourseFor(db, school.id, open('course', sign), actor.userId)
    if (!mayEditContent(actor, course, course.teaches)) return refuse('noPermission')
    const shift = await actions.shiftTo(context, course.id, firstStart)
    return {
      sign: seal('course', await actions.copyCourse(context, course.id, { ...input, shift })),
    }
  },
}
