import type { grades } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { found } from '../../../platform/refusal.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

export const resultAnswers: SomeAnswers<typeof grades, 'ownCourseResult'> = {
  ownCourseResult: async ({ courseIdSign }, { db, school, actor, open, now }) => {
    const student = {
      schoolId: school.id,
      userId: actor.userId,
      courseId: open('course', courseIdSign),
    }
    const [row] = await queries.listOwnResults(db, student, now)
    return present.ownCourseResult(found(row))
  },
}
