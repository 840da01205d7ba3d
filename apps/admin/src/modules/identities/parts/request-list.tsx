import { Box } from '@mantine/core'
import type { IdentityRequest } from '@titian/contract'
import { ErrorView, FormError, useExistingPage, usePagerLabels } from '@titian/site'
import { EmptyState, ListSkeleton, Pager, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { RequestCard } from './request-card.tsx'
import type { Decisions } from './use-decisions.ts'

interface RequestListProps {
  asked: {
    data?: { list: IdentityRequest[]; total: number } | undefined
    error: unknown
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  decisions: Decisions
  cardRef: (sign: string) => (element: HTMLElement | null) => void
  /**
   * Whether the list holds all waiting requests, so that an empty list means that the work is done.
   */
  isQueue: boolean
  page: number
  size: number
  onPage: (page: number) => void
}

export function RequestList(props: RequestListProps) {
  const { asked, decisions, cardRef, isQueue, page, size, onPage } = props
  const { t } = useTranslation('identities')
  const labels = usePagerLabels()
  const { data, error } = asked
  const isBeyond = useExistingPage(asked, page, size, onPage)
  // When reloading fails, the list stays on screen with the reasons that are being written in it.
  if (error && !data)
    return (
      <Surface>
        <ErrorView error={error} onRetry={() => void asked.refetch()} />
      </Surface>
    )
  if (!data || isBeyond)
    return (
      <Surface>
        <ListSkeleton picture={false} label={t('site:loading')} />
      </Surface>
    )
  if (data.list.length === 0)
    return (
      <Surface>
        <EmptyState
          seed="empty-6"
          title={t(isQueue ? 'none' : 'noMatch')}
          text={t(isQueue ? 'noneText' : 'noMatchText')}
        />
      </Surface>
    )
  return (
    <>
      <FormError error={error} />
      {data.list.map((request) => (
        <RequestCard
          key={request.sign}
          ref={cardRef(request.sign)}
          request={request}
          decisions={decisions}
        />
      ))}
      <Box mt="md">
        <Pager page={page} size={size} total={data.total} labels={labels} onChange={onPage} />
      </Box>
    </>
  )
}
