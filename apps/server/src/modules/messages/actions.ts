import { secondsAfter } from '../../platform/clock.ts'
import type { Context } from '../../platform/http/context.ts'
import { refusal, type Refusal } from '../../platform/refusal.ts'
import * as queries from './queries.ts'
import type { NewMessage } from './tables.ts'

const twinSeconds = 60

/** Writes a notice and answers its id; the same again within a minute is a second click (-4). */
export async function send(
  { db, now }: Pick<Context, 'db' | 'now'>,
  values: Omit<NewMessage, 'createdAt'>,
): Promise<number | Refusal<'alreadyDone'>> {
  const notice = { ...values, createdAt: now }
  if (await queries.hasTwin(db, notice, secondsAfter(now, -twinSeconds)))
    return refusal('alreadyDone')
  return queries.insertMessage(db, notice)
}
