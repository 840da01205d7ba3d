import type { User } from '../../../../platform/actor.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { found } from '../../../../platform/refusal.ts'
import { type AttemptPaper, findAttemptPaper } from './queries.ts'

type SignedIn = Context & { actor: User }

/** Returns the paper of an attempt of the caller. Other attempts are refused as not found. */
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
