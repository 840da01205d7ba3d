import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { useWays } from '../../../parts/use-ways.ts'

/**
 * A course that students can find must keep its last video. The refusal therefore links to the step
 * that unlists the course.
 */
export function useWaysOfVideos() {
  const { t } = useTranslation('courses')
  const { sign } = useParams({ from: paths.course })
  return useWays({ lastVideoOfListed: { label: t('way.list'), to: linkTo.course(sign, 'review') } })
}
