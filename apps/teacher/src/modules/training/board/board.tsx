import { Box, Button, Checkbox, Group } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { messages, trainStaffCalls } from '@titian/contract'
import { ask, callKey, ErrorView, useExistingPage, usePagerLabels } from '@titian/site'
import {
  FilterBar,
  FilterSelect,
  NoticeDialog,
  useCallList,
  SpokenResult,
} from '@titian/site/staff'
import { EmptyState, Pager, Surface, TextSkeleton, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { BoardTable } from './board-table.tsx'
import { CellMark, cellStates } from './cell-mark.tsx'

const size = 50

interface MessageDialogProps {
  trainId: string
  /** The number of students who are behind. */
  count: number
  onClose: () => void
}

const refresh = [callKey(messages.sentNotices)]

/** TRN-062, CNT-112: sends one message to all students who are behind. */
function MessageDialog({ trainId, count, onClose }: MessageDialogProps) {
  const { t } = useTranslation('training')
  return (
    <NoticeDialog
      title={t('message.title', { count })}
      lead={t('message.lead')}
      sendLabel={t('message.send')}
      draftKey={`behind.${trainId}`}
      refresh={refresh}
      send={({ titles, contents, key }) =>
        ask(messages.messageBehind, { trainId, titles, contents, key })
      }
      onSent={({ told }) => {
        toast.success(t('message.done', { count: told }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}

function Legend() {
  const { t } = useTranslation('training')
  return (
    <Group component="ul" gap="md" px="sm" pt="sm" m={0} style={{ listStyle: 'none' }}>
      {cellStates.map((cell) => (
        <Group key={cell} component="li" gap={6} fz="sm">
          <CellMark cell={cell} />
          <span aria-hidden>{t(`cell.${cell}`)}</span>
        </Group>
      ))}
    </Group>
  )
}

/** TRN-062: the progress of every student, with the number of students who are behind. */
export function Board({ trainId }: { trainId: string }) {
  const { t } = useTranslation(['training', 'site'])
  const words = useSearch({ from: paths.training })
  const { filter, change, asked, list } = useCallList(trainStaffCalls.trainBoard, words, {
    size,
    given: { trainId, behindOnly: words.behindOnly === '1' },
  })
  const [writes, setWrites] = useState(false)
  const labels = usePagerLabels()
  const { name, className, behindOnly } = filter
  const { page, onPage } = list
  useExistingPage(asked, page, size, onPage)
  const { data, error } = asked
  if (error) return <ErrorView error={error} onRetry={() => void asked.refetch()} />
  if (!data) return <TextSkeleton lines={10} label={t('site:loading')} />
  const isNarrowed = name !== '' || className !== '' || behindOnly
  return (
    <>
      <Group justify="space-between">
        <b>{t('board.behind', { count: data.behindTotal })}</b>
        <Button
          leftSection={<IconSend size={18} aria-hidden />}
          disabled={data.behindTotal === 0}
          onClick={() => setWrites(true)}
        >
          {t('message.open')}
        </Button>
      </Group>
      <Surface padding="none">
        <FilterBar
          label={t('board.find')}
          value={name}
          maxLength={60}
          onSearch={(next) => change({ name: next })}
        >
          <FilterSelect
            label={t('board.class')}
            value={className}
            options={[
              { value: '', label: t('board.everyClass') },
              ...data.classes.map((value) => ({ value, label: value })),
            ]}
            onChange={(next) => change({ className: next })}
          />
          <Checkbox
            label={t('board.behindOnly')}
            checked={behindOnly}
            onChange={(event) => change({ behindOnly: event.currentTarget.checked ? '1' : '' })}
          />
        </FilterBar>
        <SpokenResult label={t('board.find')} total={data.total} page={page} size={size} />
        <Legend />
        {data.list.length === 0 ? (
          <EmptyState
            seed={isNarrowed ? 'empty-2' : 'empty-1'}
            title={t(isNarrowed ? 'board.nothing' : 'board.none')}
            text={t(isNarrowed ? 'board.nothingText' : 'board.noneText')}
          />
        ) : (
          <BoardTable entries={data.entries} list={data.list} />
        )}
        {data.total > 0 ? (
          <Box p="sm">
            <Pager page={page} size={size} total={data.total} labels={labels} onChange={onPage} />
          </Box>
        ) : null}
      </Surface>
      {writes ? (
        <MessageDialog
          trainId={trainId}
          count={data.behindTotal}
          onClose={() => setWrites(false)}
        />
      ) : null}
    </>
  )
}
