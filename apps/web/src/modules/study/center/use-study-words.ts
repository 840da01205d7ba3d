import { useTranslation } from 'react-i18next'

/** Formats a study time, such as "6 h 20 min"; a started minute counts. */
export function useLengthText(): (seconds: number) => string {
  const { t } = useTranslation('study')
  return (seconds) => {
    const all = seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0
    const [hours, minutes] = [Math.floor(all / 60), all % 60]
    if (hours === 0) return t('center.minutes', { minutes })
    return minutes === 0
      ? t('center.hours', { hours })
      : t('center.hoursMinutes', { hours, minutes })
  }
}
