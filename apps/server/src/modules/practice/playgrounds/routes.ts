import type { practice } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { playerOf } from '../actions.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

type PlaygroundAnswers = SomeAnswers<
  typeof practice,
  'playgrounds' | 'playground' | 'savePlayground' | 'removePlayground'
>

export const playgroundAnswers: PlaygroundAnswers = {
  playgrounds: async (_, context) =>
    (await queries.listOwn(context.db, playerOf(context))).map(present.card),
  playground: async ({ key }, context) =>
    present.document(await queries.getOwn(context.db, playerOf(context), key)),
  savePlayground: async (sent, context) => {
    const kept = await actions.save(context, sent)
    return kept instanceof Refusal ? kept : present.card(kept)
  },
  removePlayground: async ({ key }, context) => {
    await queries.removeOwn(context.db, playerOf(context), key)
    return null
  },
}
