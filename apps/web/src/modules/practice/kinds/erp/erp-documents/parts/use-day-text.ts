import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'

/** A day of the books; what a card brings may be from before the first one, which has no number. */
export function useDayText(): (day: number) => string {
  const { t } = useTranslation('erp-documents')
  const { number } = useFormats()
  return (day) => (day < 1 ? t('facts.beforeDays') : t('facts.onDay', { day: number(day) }))
}
