import type { DeliveryState } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/http/context.ts'
import { found } from '../../../platform/refusal.ts'
import { listNewest, listPublished } from './queries.ts'
import { deliveryStateOf } from './rules.ts'

/**
 * JOB-005: returns the state of the caller's application to each of the posts. A post without an
 * application is left out, and a visitor gets no states.
 */
export async function deliveryOf(
  { db, actor, now }: Context,
  postIds: readonly number[],
): Promise<Map<number, DeliveryState>> {
  if (actor.kind !== 'user' || postIds.length === 0) return new Map()
  const rows = await listNewest(db, actor.userId, postIds)
  return new Map(rows.map((row) => [row.postId, deliveryStateOf(row, now)]))
}

type BySign = Record<string, DeliveryState>
const bySign = (
  { seal }: Pick<Context, 'seal'>,
  states: readonly [number, DeliveryState][],
): BySign => Object.fromEntries(states.map(([id, state]) => [seal('jobPost', id), state]))

/** Returns the states by the sealed ids of the posts, as lists have them in `extend`. */
export async function deliveryInList(
  context: Context,
  postIds: readonly number[],
): Promise<BySign> {
  return bySign(context, [...(await deliveryOf(context, postIds))])
}

/** Returns the states for posts that the caller names and that this school has published. */
export async function deliveryOfNamed(
  context: Context<never, User>,
  postIds: readonly number[],
): Promise<BySign> {
  const { db, school, actor, now } = context
  const owner = { schoolId: school.id, userId: actor.userId }
  const rows = await listPublished(db, owner, postIds)
  const published = new Set(rows.map(({ postId }) => postId))
  for (const id of postIds) found(published.has(id) || undefined)
  return bySign(
    context,
    rows.flatMap(({ postId, application }) =>
      application ? [[postId, deliveryStateOf(application, now)]] : [],
    ),
  )
}
