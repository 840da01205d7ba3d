import type { employment } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { assertKeeps } from '../keepers.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

type Names =
  | 'managePosts'
  | 'keptPost'
  | 'savePost'
  | 'publishPost'
  | 'copyPost'
  | 'takePostDown'
  | 'prolongPosts'

async function show(context: actions.Keeping, id: number) {
  return present.keptPost(await queries.getKept(context.db, context.school.id, id), context)
}

/** Returns the id of the post in a call, if the caller may manage it. */
function openPost({ actor, school, open }: actions.Keeping, positionId: string): number {
  assertKeeps(actor, school.id)
  return open('jobPost', positionId)
}

export const postAnswers: SomeAnswers<typeof employment, Names> = {
  managePosts: async ({ companySign, ...filter }, context) => {
    const { db, school, actor, now, open } = context
    assertKeeps(actor, school.id)
    const companyId = companySign === undefined ? undefined : open('company', companySign)
    const { rows, total } = await queries.listKept(db, school.id, { ...filter, companyId }, now)
    return { list: rows.map((row) => present.keptPostCard(row, context)), total }
  },
  keptPost: async ({ positionId }, context) => show(context, openPost(context, positionId)),
  savePost: async ({ positionId, version, ...fields }, context) => {
    assertKeeps(context.actor, context.school.id)
    const id = positionId === null ? null : context.open('jobPost', positionId)
    const saved = await actions.save(context, id, { version, fields })
    return saved instanceof Refusal ? saved : show(context, saved)
  },
  publishPost: async ({ positionId }, context) => {
    const id = openPost(context, positionId)
    return (await actions.publish(context, id)) ?? show(context, id)
  },
  copyPost: async ({ positionId }, context) =>
    show(context, await actions.copy(context, openPost(context, positionId))),
  takePostDown: async ({ positionId, reason }, context) => {
    const id = openPost(context, positionId)
    return (await actions.takeDown(context, id, reason)) ?? show(context, id)
  },
  prolongPosts: async ({ positionIds, endsAt }, context) => {
    assertKeeps(context.actor, context.school.id)
    const ids = [...new Set(positionIds.map((sign) => context.open('jobPost', sign)))]
    const done = await actions.prolong(context, ids, new Date(endsAt))
    if (done instanceof Refusal) return done
    const { prolonged, refused } = done
    return {
      prolonged,
      refused: refused.map(({ post: { id, title }, why }) => ({
        positionId: context.seal('jobPost', id),
        title,
        why,
      })),
    }
  },
}
