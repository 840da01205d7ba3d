import { tolerance } from '../../database/database-clock.ts'
import type { Db } from '../../database/database.ts'
import { longestLag, type Replica } from '../../database/replica/replica.ts'
import type { Share } from '../../database/turns/turns.ts'
import { Refusal } from '../../refusal.ts'
import { wroteCookie } from '../client.ts'
import type { Context } from '../context.ts'

/**
 * Milliseconds by which the clocks of two processes may differ: each follows the clock of the database
 * with an error of at most the tolerance.
 */
const longestDifference = 2 * tolerance

/** Seconds after which a write is so old that every replica in use has it. */
const rememberedFor = (10 * longestLag) / 1000

/** OPS-101: remembers in the browser that it wrote, so that its next reads include the write. */
export function rememberWrite({ client }: Context, at: Date): void {
  client.setCookie(wroteCookie, String(at.getTime()), { httpOnly: true, maxAge: rememberedFor })
}

/** The moment whose writes a read must include: those of its own browser, and those before the lag. */
function neededMoment({ client, now }: Context): number {
  const wrote = client.cookies[wroteCookie]
  const oldest = now.getTime() - longestLag
  // A value that is no number makes no moment, and the primary answers.
  return wrote === undefined ? oldest : Math.max(oldest, Number(wrote) + longestDifference)
}

/**
 * OPS-100: lets the replica answer a read that may lag. What it cannot answer, or refuses because a
 * row has not arrived yet, is answered by the primary.
 */
export async function answerLagging<Outcome>(
  replica: Pick<Replica<Db>, 'dbAsOf' | 'failed'>,
  share: Share,
  context: Context,
  answer: (context: Context) => Promise<Outcome>,
): Promise<Outcome> {
  const db = replica.dbAsOf(neededMoment(context), share)
  if (!db) return answer(context)
  const outcome = await answer({ ...context, db }).catch((error: unknown) => {
    replica.failed(error)
    return undefined
  })
  return outcome === undefined || outcome instanceof Refusal ? answer(context) : outcome
}
