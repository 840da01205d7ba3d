import type { BookColumn } from '@titian/contract'
import { useTranslation } from 'react-i18next'

export function useItemTitle(): (item: Pick<BookColumn, 'kind' | 'title'>) => string {
  const { t } = useTranslation('grades')
  return ({ kind, title }) => (kind === 'result' ? t('book.result') : title)
}
