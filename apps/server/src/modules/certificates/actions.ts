import { readCertificateNumber } from '@titian/contract'
import type { Context } from '../../platform/http/context.ts'
import { type Refusal, refusal } from '../../platform/refusal.ts'
import { isOverLimit, undoUse } from '../../platform/security/limits.ts'
import * as queries from './queries.ts'

/**
 * CNT-062: the number of searches without a result that one network may make in an hour. The limit
 * prevents finding certificates by guessing numbers and names.
 */
const misses = { seconds: 3600, most: 30 }

/**
 * Runs a search, unless the network has reached `misses`. Every search is counted before it runs,
 * because several searches at the same time could otherwise exceed the limit. A search that finds a
 * certificate does not count, so its count is removed afterwards.
 */
export async function limitMisses<Found>(
  { db, client, now }: Pick<Context, 'db' | 'client' | 'now'>,
  find: () => Promise<Found | undefined>,
): Promise<Found | Refusal<'notFound' | 'tooFast'>> {
  const key = `certificates ${client.network}`
  // `isOverLimit` also counts this search.
  if (await isOverLimit(db, { key, ...misses }, now)) return refusal('tooFast', 'tooManyRequests')
  const found = await find()
  if (found === undefined) return refusal('notFound')
  await undoUse(db, key)
  return found
}

/**
 * No certificate has a number with a wrong check letter. So the search is refused without a query
 * (CNT-068).
 */
export async function findPublic(context: Context, text: string) {
  const number = readCertificateNumber(text)
  if (number === undefined) return refusal('notFound')
  return limitMisses(context, () => queries.findByNumber(context.db, context.school.id, number))
}
