import { useFormats } from '@titian/site'
import type { ItemTexts } from '@titian/exam-items/render'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Returns the labels inside a question, for ItemView. */
export function useItemTexts(): ItemTexts {
  const { t } = useTranslation('exams')
  return useMemo(
    () => ({
      writeHere: t('item.writeHere'),
      rightAnswer: t('item.rightAnswer'),
      yourAnswer: t('item.yourAnswer'),
      analysis: t('item.analysis'),
      media: {
        enlarge: t('media.enlarge'),
        close: t('site:close'),
        gone: (words) => t('media.gone', { words }),
      },
      words: (key, values) => t(`items.${key}`, values),
    }),
    [t],
  )
}

/** Returns functions that format amounts: "5 points", "1 hour 20 minutes". */
export function useAmounts() {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  return useMemo(() => {
    const points = (count: number) => t('points', { count, points: formats.score(count) })
    const duration = (milliseconds: number) => {
      const whole = Math.max(1, Math.round(milliseconds / 60_000))
      const [days, hours, minutes] = [
        Math.floor(whole / 1440),
        Math.floor((whole % 1440) / 60),
        whole % 60,
      ]
      const parts = [
        days > 0 ? t('days', { count: days }) : '',
        hours > 0 ? t('hours', { count: hours }) : '',
        minutes > 0 && days === 0 ? t('minutes', { count: minutes }) : '',
      ]
      return parts.filter(Boolean).join(' ')
    }
    return { points, duration, questions: (count: number) => t('questions', { count }) }
  }, [t, formats])
}
