import type { grades, MarkComment } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { keepComment } from './actions.ts'
import * as queries from './queries.ts'

type SignedIn = Context & { actor: User }

const authorOf = ({ school, actor }: SignedIn): queries.Author => ({
  schoolId: school.id,
  userId: actor.userId,
})

const shown = ({ id, name, content }: queries.CommentRow, { seal }: SignedIn): MarkComment => ({
  sign: seal('markComment', id),
  name,
  content,
})

type Calls = 'listMarkComments' | 'keepMarkComment' | 'renameMarkComment' | 'removeMarkComment'

export const markCommentAnswers: SomeAnswers<typeof grades, Calls> = {
  listMarkComments: async (window, context) => {
    const { rows, total } = await queries.listComments(context.db, authorOf(context), window)
    return { list: rows.map((row) => shown(row, context)), total }
  },
  keepMarkComment: async (comment, context) => {
    const kept = await keepComment(context, comment)
    return kept instanceof Refusal ? kept : shown(kept, context)
  },
  renameMarkComment: async ({ sign, name }, context) => {
    const id = context.open('markComment', sign)
    return shown(await queries.renameComment(context.db, authorOf(context), id, name), context)
  },
  removeMarkComment: async ({ sign }, context) => {
    await queries.deleteComment(context.db, authorOf(context), context.open('markComment', sign))
    return null
  },
}
