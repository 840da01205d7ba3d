import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'

/** Returns a function that formats a day. Days before the first day have no number. */
export function useDayText(): (day: number) => string {
  const { t } = useTranslation('erp-documents')
  const { number } = useFormats()
  return (day) => (day < 1 ? t('facts.beforeDays') : t('facts.onDay', { day: number(day) }))
}
