import { exams } from '@titian/contract'
import { useAsk, useFormats } from '@titian/site'
import { Histogram, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'

const percents = ['0%', '20%', '40%', '60%', '80%', '100%']

/**
 * EXM-190: the points that are missing to pass, and the rank among all results. Each of the two is
 * shown only if the server sends it.
 */
export function ResultPlace({ recordId }: { recordId: string }) {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  const { data } = useAsk(exams.examinationPlace, { unitestingUserRecordId: recordId })
  if (!data) return null
  const { short, passMark, spread } = data
  const lacks = short !== null && short > 0
  if (!lacks && !spread) return null
  const rangeOf = (index: number) => ({ from: index * 10, to: index * 10 + 10 })
  return (
    <Surface>
      {spread ? <h2>{t('result.place', { count: spread.counted })}</h2> : null}
      {lacks ? (
        <p>{t('result.short', { pass: formats.score(passMark), short: formats.score(short) })}</p>
      ) : null}
      {spread ? (
        <>
          <p className="meta">
            {t('result.placeMean', { mean: formats.score(spread.mean), ...rangeOf(spread.own) })}
          </p>
          <Histogram
            label={t('result.placeLabel')}
            counts={spread.buckets}
            scale={percents}
            own={spread.own}
            textOf={(index, count) =>
              t(index === spread.own ? 'result.bucketOwn' : 'result.bucket', {
                ...rangeOf(index),
                count,
              })
            }
          />
        </>
      ) : null}
    </Surface>
  )
}
