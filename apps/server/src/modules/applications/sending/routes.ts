import type { applications } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { postCard } from '../../employment/index.ts'
import { showOwn } from '../actions.ts'
import { listForAll, sendAll, sendOne } from './actions.ts'

export const sendingAnswers: SomeAnswers<
  typeof applications,
  'sendEmail' | 'sendEmailToAllList' | 'sendEmailToAll'
> = {
  sendEmail: async ({ positionId, letter }, context) => {
    const sent = await sendOne(context, context.open('jobPost', positionId), letter)
    return sent instanceof Refusal ? sent : showOwn(context, sent)
  },
  sendEmailToAllList: async (_, context) =>
    (await listForAll(context)).map((row) => postCard(row, context)),
  sendEmailToAll: async ({ positionIds }, context) => {
    const ids = positionIds && [
      ...new Set(positionIds.map((sign) => context.open('jobPost', sign))),
    ]
    const done = await sendAll(context, ids)
    if (done instanceof Refusal) return done
    return {
      sent: done.sent,
      left: done.left.map(({ post, why }) => ({
        positionId: context.seal('jobPost', post.id),
        title: post.title,
        why,
      })),
    }
  },
}
