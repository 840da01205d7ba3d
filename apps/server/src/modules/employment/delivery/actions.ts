import type { DeliveryState } from '@titian/contract'
import type { Context } from '../../../platform/http/context.ts'
import { listNewest } from './queries.ts'
import { deliveryStateOf } from './rules.ts'

/** JOB-005: the state of the application of the caller to each of the posts that has one; nothing for visitors. */
export async function deliveryOf(
  { db, actor, now }: Context,
  postIds: readonly number[],
): Promise<Map<number, DeliveryState>> {
  if (actor.kind !== 'user' || postIds.length === 0) return new Map()
  const rows = await listNewest(db, actor.userId, postIds)
  return new Map(rows.map((row) => [row.postId, deliveryStateOf(row, now)]))
}
