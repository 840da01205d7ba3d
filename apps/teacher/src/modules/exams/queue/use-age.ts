import { serverNow } from '@titian/site'
import { useTranslation } from 'react-i18next'

const day = 86_400_000

/** Returns how long something has waited, in whole days. */
export function useAge(): (since: string | null) => string {
  const { t } = useTranslation('exams')
  return (since) => {
    if (since === null) return '--'
    const days = Math.max(0, Math.floor((serverNow() - new Date(since).getTime()) / day))
    return days === 0 ? t('queue.today') : t('queue.days', { count: days })
  }
}
