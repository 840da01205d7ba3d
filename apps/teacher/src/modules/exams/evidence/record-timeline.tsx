import { Box, Button, Group, Stack, Timeline, Title } from '@mantine/core'
import { exams, type TimelineEntry } from '@titian/contract'
import { ErrorView, useAsk, useFormats, usePagerLabels } from '@titian/site'
import { Pager, TextSkeleton } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnswerFileUpload } from './answer-file-upload.tsx'

const size = 50

function useEntryWords(): (entry: TimelineEntry) => string {
  const { t } = useTranslation('exams')
  const { number } = useFormats()
  return ({ kind, length, number: question, from, to, by }) => {
    const seconds = Math.max(1, Math.round((length ?? 0) / 1000))
    if (kind === 'returned')
      return seconds < 90
        ? t('happened.returnedSeconds', { count: seconds })
        : t('happened.returnedMinutes', { count: Math.round(seconds / 60) })
    if (kind === 'pasted') return t('happened.pasted', { count: length ?? 0 })
    return t(`happened.${kind}`, {
      from: from || t('happened.unknown'),
      to: to || t('happened.unknown'),
      name: by ?? t('happened.school'),
      number: question === null ? '' : number(question),
    })
  }
}

function Entries({ recordId }: { recordId: string }) {
  const { t } = useTranslation(['exams', 'site'])
  const { exactTime } = useFormats()
  const words = useEntryWords()
  const labels = usePagerLabels()
  const [page, setPage] = useState(1)
  const input = { recordId, page, size }
  const { data, error, refetch } = useAsk(exams.listEvidence, input, {
    placeholderData: (before) => before,
    staleTime: 0,
  })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={4} label={t('site:loading')} />
  return (
    <>
      <Timeline bulletSize={12} lineWidth={2}>
        {data.list.map((entry, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- entries are never reordered within a page
          <Timeline.Item key={`${entry.at} ${at}`} title={words(entry)}>
            <Box c="dimmed" fz="sm">
              <span className="num">{exactTime(entry.at)}</span>
              {entry.reason ? ` · ${entry.reason}` : null}
            </Box>
          </Timeline.Item>
        ))}
      </Timeline>
      {data.leftOut > 0 ? (
        <p className="meta">{t('exams:happened.leftOut', { count: data.leftOut })}</p>
      ) : null}
      {data.total > size ? (
        <Pager page={page} size={size} total={data.total} onChange={setPage} labels={labels} />
      ) : null}
    </>
  )
}

/**
 * EXM-195: what happened while the student wrote the paper; loaded when the teacher asks for it.
 */
export function RecordTimeline({ recordId }: { recordId: string }) {
  const { t } = useTranslation('exams')
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack
      component="section"
      gap="md"
      p="md"
      bg="var(--surface)"
      bd="1px solid var(--line)"
      bdrs="md"
    >
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h4">
          {t('happened.title')}
        </Title>
        <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'happened.hide' : 'happened.show')}
        </Button>
      </Group>
      <p className="meta">{t('happened.lead')}</p>
      {isOpen ? <Entries recordId={recordId} /> : null}
      <AnswerFileUpload recordId={recordId} />
    </Stack>
  )
}
