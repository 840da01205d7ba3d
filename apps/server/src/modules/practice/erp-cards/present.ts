import type { ErpCardDocument, ErpCardRow } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/http/context.ts'
import { mayChange } from './policy.ts'
import type { FullCard, ListedCard } from './queries.ts'

type View = Pick<Context<never, User>, 'seal' | 'actor'>

export function row(card: ListedCard, { seal, actor }: View): ErpCardRow {
  const { id, title, author, statements, used, version, changedAt } = card
  return {
    sign: seal('erpCard', id),
    title,
    author,
    isOwn: mayChange(actor, card),
    statements,
    used,
    version,
    changedAt: changedAt.toISOString(),
  }
}

export const document = (card: FullCard, view: View): ErpCardDocument => ({
  ...row(card, view),
  content: card.content,
})
