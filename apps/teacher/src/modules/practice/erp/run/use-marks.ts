import type { ErpReview } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'

type Header = ErpReview['view']['documents'][number]

/** Returns a function that names what is remarkable about a document. */
export function useMarks(): (document: Header) => string {
  const { t } = useTranslation('erp')
  const { list } = useFormats()
  return ({ reverses, reversedBy, byTeacher, matched }) =>
    list(
      [
        reverses === null ? '' : t('document.reversal'),
        reversedBy === null ? '' : t('document.reversed'),
        byTeacher ? t('document.byTeacher') : '',
        matched === false ? t('document.mismatch') : '',
      ].filter(Boolean),
    )
}
