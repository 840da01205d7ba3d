import type { articles as calls } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { lockFor } from '../../../platform/database/advisory-lock.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { refusal, Refused } from '../../../platform/refusal.ts'
import * as present from '../present.ts'
import { getArticle } from '../queries.ts'
import * as queries from './queries.ts'

type CallerContext = Context<never, User>

/** Returns the caller and an article of the school, or refuses. */
async function named({ db, school, actor, open }: CallerContext, sign: string) {
  const { id: articleId, state } = await getArticle(db, school.id, open('article', sign))
  return { one: { schoolId: school.id, userId: actor.userId, articleId }, state }
}

/** Returns the caller and an article that visitors may read too, or refuses. */
async function readable(context: CallerContext, sign: string): Promise<queries.Reader> {
  const { one, state } = await named(context, sign)
  if (state !== 'published') throw new Refused(refusal('notFound'))
  return one
}

const whose = ({ school, actor }: CallerContext) => ({ schoolId: school.id, userId: actor.userId })

type Names =
  | 'addArticleFavourite'
  | 'cancelArticleFavourite'
  | 'favouriteArticles'
  | 'articleVisits'
  | 'noteArticleVisit'
  | 'removeArticleVisit'
  | 'likeArticle'

export const keepingAnswers: SomeAnswers<typeof calls, Names> = {
  addArticleFavourite: async ({ sign }, context) => {
    await queries.addFavourite(context.db, await readable(context, sign), context.now)
    return null
  },
  cancelArticleFavourite: async ({ sign }, context) => {
    await queries.removeFavourite(context.db, (await named(context, sign)).one)
    return null
  },
  favouriteArticles: async (window, context) => {
    const { rows, total } = await queries.listFavourites(context.db, whose(context), window)
    return { list: rows.map((row) => present.favouriteArticle(row, context)), total }
  },
  articleVisits: async (window, context) => {
    const { rows, total } = await queries.listVisits(context.db, whose(context), window)
    return { list: rows.map((row) => present.favouriteArticle(row, context)), total }
  },
  noteArticleVisit: async ({ sign }, context) => {
    await queries.noteVisit(context.db, await readable(context, sign), context.now)
    return null
  },
  removeArticleVisit: async ({ sign }, context) => {
    await queries.removeVisit(context.db, (await named(context, sign)).one)
    return null
  },
  likeArticle: async ({ sign }, context) => {
    const { db, now } = context
    const one = await readable(context, sign)
    const liked = await db.transaction(async (tx) => {
      // Likes of one person in two windows are handled one after the other. So the second click
      // removes the like of the first.
      await lockFor(tx, 'likes', one.userId)
      if (await queries.removeLike(tx, one)) return false
      await queries.addLike(tx, one, now)
      return true
    })
    return { liked, likes: await queries.countLikes(db, one.articleId) }
  },
}
