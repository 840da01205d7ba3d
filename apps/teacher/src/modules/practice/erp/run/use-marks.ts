import type { ErpReview } from '@titian/contract'
import { useTranslation } from 'react-i18next'

type Header = ErpReview['view']['documents'][number]

/** What is noteworthy about a document, in words. */
export function useMarks(): (document: Header) => string {
  const { t } = useTranslation('erp')
  return ({ reverses, reversedBy, byTeacher, matched }) =>
    [
      reverses === null ? '' : t('document.reversal'),
      reversedBy === null ? '' : t('document.reversed'),
      byTeacher ? t('document.byTeacher') : '',
      matched === false ? t('document.mismatch') : '',
    ]
      .filter(Boolean)
      .join(', ')
}
