import type { BookCell } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'

/** Returns a function that gives the text of a cell: the mark, or the reason why it has none. */
export function useMarkText(): (cell: BookCell) => string {
  const { t } = useTranslation('grades')
  const { score } = useFormats()
  return ({ points, state }) => (points === null ? t(`book.state.${state}`) : score(points))
}
