import type { TrainDetail } from '@titian/contract'
import type { Context } from '../../../platform/http/context.ts'
import { mayEditContent, viewOf } from '../../courses/index.ts'
import { joinWayOf } from '../policy.ts'
import { card, inWords, stateOf } from '../present.ts'
import type { TrainingFor } from '../queries.ts'

/**
 * Returns the head of a training. With `asStudent` a teacher previews the training as an enrolled
 * student sees it (TCH-147).
 */
export function header(
  { card: row, course, teachers }: TrainingFor,
  context: Context,
): TrainDetail {
  const { actor, asStudent, seal } = context
  const view = viewOf(context)
  const mayEdit = mayEditContent(actor, course, course.teaches)
  const looksOn = asStudent && mayEdit
  const joined = course.joined || looksOn
  const edit = mayEdit && !looksOn
  return {
    ...card(row, view),
    courseIdSign: seal('course', course.id),
    synopsis: inWords(course.content, view),
    teacherNames: teachers.map(({ name }) => name),
    currencySymbol: view.currencySymbol,
    joined,
    joinWay: joined ? 'none' : joinWayOf(actor, course, stateOf(row, view.now)),
    may: { learn: joined || edit, edit },
  }
}
