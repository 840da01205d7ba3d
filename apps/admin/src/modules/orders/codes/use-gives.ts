import type { CodeBatch } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'

/** Returns a function that describes what a code of a batch gives. */
export function useGives(): (batch: Pick<CodeBatch, 'courses' | 'coins'>) => string {
  const { t } = useTranslation('orders')
  const { number, list } = useFormats()
  return ({ courses, coins }) =>
    coins > 0
      ? t('batch.coinsOf', { count: coins, formatted: number(coins) })
      : list(courses.map(({ courseName }) => courseName))
}
