import type { TaughtTrain } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/http/context.ts'
import { isStaffOf, mayEditContent, mayLead, viewOf } from '../../courses/index.ts'
import { card } from '../present.ts'
import type { TrainRow } from './queries.ts'

export function taughtTrain(row: TrainRow, view: Context & { actor: User }): TaughtTrain {
  const { course, published, version, teacherNames } = row
  const { actor, seal } = view
  return {
    ...card({ ...course, ...row }, viewOf(view)),
    courseIdSign: seal('course', course.id),
    published,
    version,
    teacherNames,
    may: {
      edit: mayEditContent(actor, course, course.teaches),
      publish: isStaffOf(actor, course),
      remove: mayLead(actor, course, course.leads) && course.learners === 0,
    },
  }
}
