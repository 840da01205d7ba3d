import type { RecordAllowance } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

type Amounts = Pick<RecordAllowance, 'factor' | 'extraMinutes' | 'extraAttempts'>

/** Returns a function that describes an allowance, such as "150% time, 10 minutes more". */
export function useAmountWords(): (amounts: Amounts | null) => string {
  const { t } = useTranslation('exams')
  const { number } = useFormats()
  return useCallback(
    (amounts) => {
      if (!amounts) return t('times.nothing')
      const { factor, extraMinutes, extraAttempts } = amounts
      const parts = [
        factor > 100 ? t('times.factorOf', { percent: number(factor) }) : '',
        extraMinutes > 0 ? t('times.minutesMore', { count: extraMinutes }) : '',
        extraAttempts > 0 ? t('times.attemptsMore', { count: extraAttempts }) : '',
      ]
      return parts.filter(Boolean).join(t('times.join'))
    },
    [t, number],
  )
}
