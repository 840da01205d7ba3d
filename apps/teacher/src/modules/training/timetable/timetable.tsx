import { Box, Stack } from '@mantine/core'
import { trainStaffCalls } from '@titian/contract'
import { ErrorView, useAsk, useFormats } from '@titian/site'
import { EmptyState, Note, Surface, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { zoneName } from '@titian/site/local-time'
import { ChapterRow } from './chapter-row.tsx'
import { placeOf, type DateRange, ticksOf } from './move-dates.ts'

/**
 * The labels of the weeks above the bars. Screen readers skip them, because the fields state the
 * same dates.
 */
function Weeks({ bounds }: { bounds: DateRange }) {
  const { shortDate } = useFormats()
  return (
    <Box pos="relative" h={20} visibleFrom="sm" aria-hidden>
      {ticksOf(bounds).map((at) => (
        <Box
          key={at}
          component="span"
          pos="absolute"
          fz="xs"
          c="dimmed"
          className="num"
          style={{ insetInlineStart: `${placeOf(at, bounds)}%`, whiteSpace: 'nowrap' }}
        >
          {shortDate(new Date(at).toISOString())}
        </Box>
      ))}
    </Box>
  )
}

/** TRN-059: the chapters of a training over its weeks. */
export function Timetable({ trainId }: { trainId: string }) {
  const { t } = useTranslation(['training', 'site'])
  const { data, error, refetch } = useAsk(
    trainStaffCalls.trainTimetable,
    { trainId },
    { staleTime: 0 },
  )
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={6} label={t('site:loading')} />
  const { startTime, endTime } = data.train
  if (data.chapters.length === 0)
    return <EmptyState title={t('table.none')} text={t('table.noneText')} />
  if (startTime === null || endTime === null) return <Note tone="info">{t('table.undated')}</Note>
  const bounds = { start: Date.parse(startTime), end: Date.parse(endTime) }
  return (
    <Surface gap="sm">
      <p className="muted">{t('table.hint', { zone: zoneName() })}</p>
      <Weeks bounds={bounds} />
      <Stack component="ul" gap={0} p={0} m={0} style={{ listStyle: 'none' }}>
        {data.chapters.map((chapter) => (
          <ChapterRow
            key={chapter.trainChapterId}
            trainId={trainId}
            chapter={chapter}
            bounds={bounds}
          />
        ))}
      </Stack>
    </Surface>
  )
}
