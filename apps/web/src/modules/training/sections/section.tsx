import type { UseQueryResult } from '@tanstack/react-query'
import { ErrorView } from '@titian/site'
import { EmptyState, ListSkeleton } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface SectionProps<Data> {
  asked: UseQueryResult<Data>
  isEmpty: (data: Data) => boolean
  empty: { title: string; text?: string }
  children: (data: Data) => ReactNode
}

/** TRN-012: a section that loads and fails separately, with a button to retry. */
export function Section<Data>({ asked, isEmpty, empty, children }: SectionProps<Data>) {
  const { t } = useTranslation('site')
  const { data, error, refetch } = asked
  if (data === undefined) {
    if (error) return <ErrorView level={3} error={error} onRetry={() => void refetch()} />
    return <ListSkeleton count={3} picture={false} label={t('loading')} />
  }
  if (isEmpty(data)) return <EmptyState {...empty} seed="empty-3" />
  return children(data)
}
