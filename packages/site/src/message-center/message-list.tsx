import { Box, Button } from '@mantine/core'
import { ErrorView } from '../parts/error-view.tsx'
import { useExistingPage } from '../parts/use-existing-page.ts'
import { usePagerLabels } from '../parts/use-pager-labels.ts'
import { usePhoneLayout } from '../signed-in/device.ts'
import { EmptyState, ListSkeleton, Pager, Surface } from '@titian/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { pageSize, type Screen } from './message-screens.ts'
import { useMessageList } from './use-message-list.ts'
import type { Reading } from './use-reading.ts'
import { MessageItem } from './message-item.tsx'
import styles from './message-center.module.css'

interface MessageListProps {
  screen: Screen
  page: number
  reading: Reading
  /** Whether messages lead to pages of another site. */
  elsewhere: boolean
  onPage: (page: number) => void
  /** Called on a phone to show the next page below the pages that are already shown. */
  onMore: () => void
}

type Listed = ReturnType<typeof useMessageList>

function Foot({ list, page, onPage, onMore }: MessageListProps & { list: Listed }) {
  const { t } = useTranslation('message-center')
  const phone = usePhoneLayout()
  const labels = usePagerLabels()
  if (!phone)
    return (
      <Pager page={page} size={pageSize} total={list.total} onChange={onPage} labels={labels} />
    )
  if (!list.hasMore && !list.isMore) return null
  return (
    <Button variant="default" fullWidth loading={list.isMore} onClick={onMore}>
      {t('showMore', { count: Math.min(pageSize, list.total - list.list.length) })}
    </Button>
  )
}

/** A screen of messages in all its states. All listed messages are marked as read. */
export function MessageList(props: MessageListProps) {
  const { screen, page, reading, elsewhere, onPage } = props
  const { t } = useTranslation(['message-center', 'site'])
  const list = useMessageList(screen, page)
  const { list: read } = reading
  const isBeyond = useExistingPage(list.asked, page, pageSize, onPage)
  useEffect(() => read(list.list), [read, list.list])
  if (list.isPending || isBeyond)
    return <ListSkeleton count={pageSize} picture={false} label={t('site:loading')} />
  if (list.list.length === 0) {
    if (list.error) return <ErrorView error={list.error} onRetry={list.retry} />
    return <EmptyState title={t(`empty.${screen}`)} text={t(`emptyText.${screen}`)} />
  }
  return (
    <>
      <Surface padding="none">
        <ul className={`lined ${styles['list'] ?? ''}`}>
          {list.list.map((message) => (
            <li key={message.sign} data-new={reading.isNew(message) || undefined}>
              <MessageItem message={message} isNew={reading.isNew(message)} elsewhere={elsewhere} />
            </li>
          ))}
        </ul>
      </Surface>
      {list.error ? <ErrorView level={3} error={list.error} onRetry={list.retry} /> : null}
      <Box mt="sm">
        <Foot {...props} list={list} />
      </Box>
    </>
  )
}
