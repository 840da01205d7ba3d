import type { articles as calls } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import * as present from '../present.ts'
import { type CardRow, getArticle } from '../queries.ts'
import { listTypes } from '../settings/queries.ts'
import * as queries from './queries.ts'

const cards = (rows: CardRow[], context: Context<never>) =>
  rows.map((row) => present.card(row, context))

/** Returns a published text with the like and the favourite of the caller. */
async function read(context: Context<never>, sign: string, isNews: boolean) {
  const { db, school, actor, open } = context
  const row = await getArticle(db, school.id, open('article', sign))
  if (row.state !== 'published' || (row.category !== null) !== isNews) return refusal('notFound')
  const userId = actor.kind === 'user' ? actor.userId : null
  return present.detail(row, await queries.findMarks(db, row.id, userId), context)
}

type Names =
  | 'articleTypeList'
  | 'articleDetail'
  | 'articleList'
  | 'recommendedArticles'
  | 'newsList'
  | 'hotNews'
  | 'informationList'
  | 'newsById'

export const readingAnswers: SomeAnswers<typeof calls, Names> = {
  articleTypeList: async (_, context) =>
    present.types(await listTypes(context.db, context.school.id), context),
  articleDetail: ({ sign }, context) => read(context, sign, false),
  articleList: async ({ typeSign, title, ...window }, context) => {
    const { db, school, open } = context
    const typeId = typeSign === undefined ? undefined : open('articleType', typeSign)
    const { rows, total } = await queries.listArticles(db, school.id, { typeId, title }, window)
    return { list: cards(rows, context), total }
  },
  recommendedArticles: async (window, context) => {
    const { rows, total } = await queries.listRecommended(context.db, context.school.id, window)
    return { list: cards(rows, context), total }
  },
  newsList: async ({ size }, context) => {
    const window = { page: 1, size }
    const { rows } = await queries.listNews(context.db, context.school.id, undefined, window)
    return cards(rows, context)
  },
  hotNews: async ({ size }, context) => {
    const { rows } = await queries.listHotNews(context.db, context.school.id, size)
    return cards(rows, context)
  },
  informationList: async ({ category, ...window }, context) => {
    const { rows, total } = await queries.listNews(context.db, context.school.id, category, window)
    return { list: cards(rows, context), total }
  },
  newsById: ({ sign }, context) => read(context, sign, true),
}
