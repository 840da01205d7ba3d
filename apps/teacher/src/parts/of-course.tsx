import { courses } from '@titian/contract'
import { ErrorView, useAsk } from '@titian/site'
import { TextSkeleton } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface OfCourseProps {
  /** The sealed id from the address. */
  sign: string
  children: ReactNode
}

/**
 * TCH-191: shows its children only if the address names a course. Without a course, a form would
 * make no sense.
 */
export function OfCourse({ sign, children }: OfCourseProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useAsk(courses.getCourseId, { sign })
  if (data) return children
  if (error) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  return <TextSkeleton heading lines={6} label={t('site:loading')} />
}
