import type { practice } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { findNamedLessons } from '../../courses/index.ts'
import * as present from './present.ts'
import { topics } from './rules.ts'

export const lessonAnswers: SomeAnswers<typeof practice, 'practiceLessons'> = {
  practiceLessons: async ({ kind }, context) => {
    const { db, school, actor } = context
    const reader = { schoolId: school.id, userId: actor.kind === 'user' ? actor.userId : 0 }
    const asked = topics[kind]
    const rows = await findNamedLessons(
      db,
      reader,
      asked.map(({ names }) => names),
    )
    return rows.flatMap((row) => {
      const topic = asked[row.place]?.topic
      return topic ? [present.lesson(topic, row, context)] : []
    })
  },
}
