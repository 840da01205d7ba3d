import type { ErpView } from '@titian/contract'

/** PRC-047: returns the number of true statements, and of all statements of the cards. */
export const statementsMet = ({ cards }: Pick<ErpView, 'cards'>) => ({
  met: cards.reduce((sum, card) => sum + card.met, 0),
  of: cards.reduce((sum, { statements }) => sum + statements.length, 0),
})
