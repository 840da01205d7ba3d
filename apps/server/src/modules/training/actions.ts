import type { Context } from '../../platform/http/context.ts'
import { refusal } from '../../platform/refusal.ts'
import { maySee } from '../courses/index.ts'
import { getTraining } from './queries.ts'

/** User 0 is a visitor. */
export const viewerOf = ({ actor }: Pick<Context, 'actor'>) =>
  actor.kind === 'user' ? actor.userId : 0

/** The training behind a sign; one that is not published is there for its people alone (TRN-058). */
export async function visibleTraining(context: Context, sign: string) {
  const { db, school, actor, open } = context
  const found = await getTraining(db, school.id, open('training', sign), viewerOf(context))
  return maySee(actor, found.course, found.course) ? found : refusal('notFound')
}
