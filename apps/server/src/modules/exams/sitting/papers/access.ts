import type { User } from '../../../../platform/actor.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { found } from '../../../../platform/refusal.ts'
import { type AttemptPaper, findAttemptPaper } from './queries.ts'

type SignedIn = Context & { actor: User }

/** The paper of an attempt, if it is the asker's own. */
export async function getOwnAttemptPaper(
  { db, actor }: SignedIn,
  attemptId: number,
): Promise<AttemptPaper> {
  const attemptPaper = await findAttemptPaper(db, attemptId)
  return found(
    attemptPaper?.schoolId === actor.schoolId && attemptPaper.userId === actor.userId
      ? attemptPaper
      : undefined,
  )
}
