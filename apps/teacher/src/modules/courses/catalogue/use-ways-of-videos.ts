import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { useWays } from '../../../parts/use-ways.ts'

/** The course of the address stays on its list only with a video, so that the way leads to where it is taken off. */
export function useWaysOfVideos() {
  const { t } = useTranslation('courses')
  const { sign = '' } = useParams({ strict: false })
  return useWays({ lastVideoOfListed: { label: t('way.list'), to: linkTo.course(sign, 'review') } })
}
