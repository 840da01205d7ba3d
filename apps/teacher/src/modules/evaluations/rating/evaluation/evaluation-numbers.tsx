import { Stack } from '@mantine/core'
import { assessmentStates, type Evaluation, pickText } from '@titian/contract'
import { useFormats, useLanguage } from '@titian/site'
import { Numbers, Plot } from '@titian/site/staff'
import { Columns, Histogram, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/** The limits of a bar such as "0–9%"; the last bar includes 100. */
const endsOf = (at: number) => ({ from: at * 10, to: at === 9 ? 100 : at * 10 + 9 })

function Distribution({ distribution, median }: Evaluation) {
  const { t } = useTranslation('evaluations')
  const { number, percent } = useFormats()
  const rangeOf = (at: number) => t('rating.range', endsOf(at))
  const all = distribution.reduce((sum, count) => sum + count, 0)
  return (
    <Plot
      finding={
        median === null
          ? t('rating.noTotals')
          : t('rating.medianFinding', { percent: percent(median / 100) })
      }
      lead={t('rating.distributionLead', { count: all })}
      head={[t('rating.total'), t('rating.students')]}
      rows={distribution.map((count, at) => [rangeOf(at), number(count)])}
      empty={all === 0}
    >
      <Histogram
        label={t('rating.distribution')}
        counts={distribution}
        textOf={(at, count) => t('rating.bar', { range: rangeOf(at), count })}
        scale={[percent(0), percent(0.5), percent(1)]}
        axes={[t('rating.total'), t('rating.students')]}
      />
    </Plot>
  )
}

/** PRC-072: how far two raters agree, in words and as a number. */
function Agreement({ agreement, rubric }: Evaluation) {
  const { t } = useTranslation('evaluations')
  const { score, number } = useFormats()
  const language = useLanguage()
  const rated = agreement.filter(({ pairs }) => pairs > 0)
  const nameOf = (key: string) =>
    pickText(rubric?.criteria.find((one) => one.key === key)?.names ?? {}, language) || key
  return (
    <Surface gap="sm">
      <h2>{t('rating.agreement')}</h2>
      <p className="meta">
        {t(rated.length > 0 ? 'rating.agreementLead' : 'rating.agreementNone')}
      </p>
      <Stack component="dl" gap="xs" m={0}>
        {rated.map(({ key, pairs, kappa, words }) => (
          <div key={key}>
            <dt>
              <b>{nameOf(key)}</b>
            </dt>
            <dd style={{ margin: 0 }}>
              {kappa === null || words === null
                ? t('rating.agreementOpen', { pairs: number(pairs) })
                : t('rating.agreementOf', {
                    words: t(`rating.agrees.${words}`),
                    kappa: score(kappa / 1000),
                    pairs: number(pairs),
                  })}
            </dd>
          </div>
        ))}
      </Stack>
    </Surface>
  )
}

/** PRC-072: the progress of a class, and the distribution of its totals. */
export function EvaluationNumbers({ evaluation }: { evaluation: Evaluation }) {
  const { t } = useTranslation('evaluations')
  const { number, percent } = useFormats()
  const { counts, students, missing, passed, median } = evaluation
  const reached = assessmentStates.flatMap((state) => {
    const total = counts.find((one) => one.state === state)?.total ?? 0
    return total > 0 ? [[t(`rating.state.${state}`), number(total)] as const] : []
  })
  return (
    <>
      <Numbers
        rows={[
          [t('rating.students'), number(students)],
          ...reached,
          [t('rating.missing'), number(missing)],
          [t('rating.passed'), number(passed)],
          [t('rating.median'), median === null ? '--' : percent(median / 100)],
        ]}
      />
      <Columns from="md" widths={2} align="stretch">
        <Distribution {...evaluation} />
        <Agreement {...evaluation} />
      </Columns>
    </>
  )
}
