import { mayEditContent } from '../../courses/index.ts'
import type { Writing } from './actions.ts'
import * as queries from './queries.ts'

/** Returns a programme for its teachers and the staff of the school. */
export async function getTaught(context: Writing, sign: string) {
  const { db, school, actor, open, refuse } = context
  const row = await queries.getTrain(db, school.id, open('training', sign), actor.userId)
  return mayEditContent(actor, row.course, row.course.teaches) ? row : refuse('noPermission')
}
