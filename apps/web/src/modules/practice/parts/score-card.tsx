import type { RunReview } from '@titian/contract'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { FactGrid } from './fact-grid.tsx'

/** PRC-065: parts that are not yet rated say so, and are never 0 for that. */
export function ScoreCard({ score }: Pick<RunReview, 'score'>) {
  const { t } = useTranslation('practice')
  if (!score) return null
  return (
    <Surface gap="sm">
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
