import { useTranslation } from 'react-i18next'
import { useFormats } from '../format/formats.ts'

interface Dated {
  startTime: string | null
  endTime: string | null
}

/** The dates of the training, or a text that they are not set yet. */
export function useTrainDates(): (train: Dated) => string {
  const { t } = useTranslation('train-cards')
  const { date } = useFormats()
  return ({ startTime, endTime }) =>
    startTime !== null && endTime !== null
      ? t('dates', { from: date(startTime), to: date(endTime) })
      : t('noDates')
}
