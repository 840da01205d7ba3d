import type { articles as calls } from '@titian/contract'
import { isStaff } from '../../../platform/actor.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal, refusal, Refused } from '../../../platform/refusal.ts'
import * as policy from '../policy.ts'
import * as present from '../present.ts'
import { type FullRow, getArticle } from '../queries.ts'
import type { ArticleAct } from '../rules.ts'
import { wantsApproval } from '../settings/queries.ts'
import * as actions from './actions.ts'
import * as queries from './queries.ts'

type Writing = actions.Writing

/** Returns an article that the caller manages, or refuses. */
async function getManaged(context: Writing, sign: string): Promise<FullRow> {
  const { db, school, actor, open } = context
  const article = await getArticle(db, school.id, open('article', sign))
  if (!policy.mayManage(actor, article)) throw new Refused(refusal('noPermission'))
  return article
}

const waits = async ({ db, school, actor }: Writing) =>
  policy.needsApproval(actor, await wantsApproval(db, school.id))

async function show(context: Writing, id: number) {
  const article = await getArticle(context.db, context.school.id, id)
  return present.managed(article, await waits(context), context)
}

async function step(
  context: Writing,
  sign: string,
  act: ArticleAct,
  more: Parameters<typeof actions.step>[3] = {},
) {
  const article = await getManaged(context, sign)
  return (await actions.step(context, article, act, more)) ?? show(context, article.id)
}

type Names =
  | 'manageArticles'
  | 'addArticle'
  | 'deleteArticle'
  | 'takeArticleDown'
  | 'managedArticle'
  | 'updateArticle'
  | 'publishArticle'
  | 'approveArticle'
  | 'refuseArticle'

export const writingAnswers: SomeAnswers<typeof calls, Names> = {
  manageArticles: async ({ page, size, typeSign, ...filter }, context) => {
    const { db, school, actor, open } = context
    const typeId = typeSign === undefined ? undefined : open('articleType', typeSign)
    const authorId = isStaff(actor) ? undefined : actor.userId
    const all = { ...filter, typeId, authorId }
    const { rows, total } = await queries.listManaged(db, school.id, all, { page, size })
    return { list: rows.map((row) => present.managedCard(row, context)), total }
  },
  addArticle: async (fields, context) => {
    const { actor, school, refuse } = context
    if (!policy.mayWrite(actor, school.id, fields.category)) return refuse('noPermission')
    const id = await actions.add(context, fields)
    return typeof id === 'number' ? show(context, id) : id
  },
  deleteArticle: async ({ sign }, context) => {
    await actions.remove(context, await getManaged(context, sign))
    return null
  },
  takeArticleDown: ({ sign }, context) => step(context, sign, 'takeDown'),
  managedArticle: async ({ sign }, context) => show(context, (await getManaged(context, sign)).id),
  updateArticle: async ({ sign, version, ...fields }, context) => {
    const { actor, school, refuse } = context
    const article = await getManaged(context, sign)
    if (!policy.mayWrite(actor, school.id, fields.category)) return refuse('noPermission')
    const isShown = article.state === 'waiting' || article.state === 'published'
    if (isShown && (await waits(context))) return refuse('alreadyDone', 'articleShown')
    const changed = await actions.change(context, article, version, fields)
    if (changed instanceof Refusal) return changed
    const newer = await show(context, article.id)
    return changed
      ? newer
      : refuse('alreadyDone', { reason: 'changedMeanwhile', extend: { newer } })
  },
  publishArticle: async ({ sign }, context) =>
    step(context, sign, 'publish', { waits: await waits(context) }),
  approveArticle: ({ sign }, context) => step(context, sign, 'approve'),
  refuseArticle: ({ sign, reason }, context) => step(context, sign, 'refuse', { reason }),
}
