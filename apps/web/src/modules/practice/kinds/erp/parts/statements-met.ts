import type { ErpView } from '@titian/contract'

/** PRC-047: statements that are met, of all that the cards of a practice have. */
export const statementsMet = ({ cards }: Pick<ErpView, 'cards'>) => ({
  met: cards.reduce((sum, card) => sum + card.met, 0),
  of: cards.reduce((sum, { statements }) => sum + statements.length, 0),
})
