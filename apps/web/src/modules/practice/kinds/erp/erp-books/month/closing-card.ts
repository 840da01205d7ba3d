import type { ErpView } from '@titian/contract'

/** The begun card that asks for the close of a month, so that a close from the books counts for it. */
export const closingCard = ({ cards }: Pick<ErpView, 'cards'>): string | null =>
  cards.find(
    ({ begunDay, statements }) =>
      begunDay !== null && statements.some(({ statement }) => statement.form === 'monthClosed'),
  )?.code ?? null
