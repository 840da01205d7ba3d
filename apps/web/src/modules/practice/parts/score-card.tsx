import type { RunReview } from '@titian/contract'
import { useFormats } from '@titian/site'
import { StatusBadge, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { FactGrid } from './fact-grid.tsx'

type Given = NonNullable<RunReview['assignment']>

/** PRC-024: the result with the teacher's weights, and the pass line. */
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

/** PRC-065: the parts of a score. A part that is not rated says so, and does not count as 0. */
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
