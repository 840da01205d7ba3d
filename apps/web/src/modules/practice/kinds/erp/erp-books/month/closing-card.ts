import type { ErpView } from '@titian/contract'

/**
 * Returns the begun card that requires a month close. A close that the student starts on the page
 * of the books then counts for this card.
 */
export const closingCard = ({ cards }: Pick<ErpView, 'cards'>): string | null =>
  cards.find(
    ({ begunDay, statements }) =>
      begunDay !== null && statements.some(({ statement }) => statement.form === 'monthClosed'),
  )?.code ?? null
