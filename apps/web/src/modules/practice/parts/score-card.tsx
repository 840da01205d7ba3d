import type { RunReview } from '@titian/contract'
import { useFormats } from '@titian/site'
import { StatusBadge, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { FactGrid } from './fact-grid.tsx'

type Given = NonNullable<RunReview['assignment']>

/** PRC-024: the result by the weights of the teacher, beside the line from which it is passed. */
function GivenResult({ result }: { result: Given }) {
  const { t } = useTranslation('practice')
  const formats = useFormats()
  const { passed, passLine } = result
  if (result.percent === null) return null
  const percent = formats.percent(result.percent / 100)
  return (
    <p className="num">
      <StatusBadge tone={passed ? 'ok' : 'danger'}>
        {t(passed ? 'assigned.passed' : 'assigned.notPassed', { percent })}
      </StatusBadge>{' '}
      {t('assigned.passedFrom', { percent: formats.percent(passLine / 100) })}
    </p>
  )
}

/** PRC-065: parts that are not yet rated say so, and are never 0 for that. */
export function ScoreCard({ score, assignment }: Pick<RunReview, 'score' | 'assignment'>) {
  const { t } = useTranslation('practice')
  if (!score) return null
  return (
    <Surface gap="sm">
      {assignment ? <GivenResult result={assignment} /> : null}
      <h2 className="num">{t('review.score', { points: score.points, of: score.of })}</h2>
      <FactGrid
        facts={score.parts.map(({ name, points, of }) => ({
          name: t(`part.${name}`),
          value: points === null ? t('review.notRated') : t('review.partPoints', { points, of }),
        }))}
      />
    </Surface>
  )
}
