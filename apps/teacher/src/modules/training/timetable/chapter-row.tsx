import { Box, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import type { TimetableChapter } from '@titian/contract'
import { SavedMark } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fromLocalField, toLocalField } from '@titian/site/local-time'
import { ChapterBar } from './chapter-bar.tsx'
import { day, type DateRange } from './move-dates.ts'
import { type ChapterDates, useChapterDates } from './use-chapter-dates.ts'

const fieldOf = (at: number) => toLocalField(new Date(at).toISOString())

/** Fields for exact dates. On a phone, these fields replace the bar. */
function Fields({ name, dates, of }: { name: string; dates: DateRange; of: ChapterDates }) {
  const { t } = useTranslation('training')
  const [typed, setTyped] = useState<{ start?: string; end?: string }>({})
  const shown = { start: fieldOf(dates.start), end: fieldOf(dates.end), ...typed }
  const leave = () => {
    const [start, end] = [fromLocalField(shown.start), fromLocalField(shown.end)]
    if (Object.keys(typed).length === 0) return
    if (start === null || end === null || start >= end) {
      of.showProblem(t('table.wrong'))
      return
    }
    setTyped({})
    of.save({ start: Date.parse(start), end: Date.parse(end) })
  }
  return (
    <Group gap="xs" wrap="wrap">
      {(['start', 'end'] as const).map((edge) => (
        <TextInput
          key={edge}
          size="sm"
          w={{ base: '100%', xs: 250 }}
          type="datetime-local"
          aria-label={t(`table.edge.${edge}`, { name })}
          value={shown[edge]}
          onChange={(event) => setTyped({ ...typed, [edge]: event.currentTarget.value })}
          onBlur={leave}
        />
      ))}
    </Group>
  )
}

interface ChapterRowProps {
  trainId: string
  chapter: TimetableChapter
  bounds: DateRange
}

export function ChapterRow({ trainId, chapter, bounds }: ChapterRowProps) {
  const { t } = useTranslation('training')
  const of = useChapterDates(trainId, chapter)
  const { dates, state, problem } = of
  const { chapterLevel, chapterName, videos, works, exams, practical } = chapter
  const name = `${chapterLevel}. ${chapterName}`
  const counts = { videos, works, exams, practical }
  const inIt = (['videos', 'works', 'exams', 'practical'] as const)
    .filter((what) => counts[what] > 0)
    .map((what) => t(`table.count.${what}`, { count: counts[what] }))
  const begin = () =>
    of.save({ start: bounds.start, end: Math.min(bounds.end, bounds.start + 7 * day) })
  return (
    <Stack component="li" gap="xs" py="sm" aria-label={name}>
      <Group justify="space-between" gap="sm">
        <Box miw={0} flex="1 1 220px">
          <Text component="h3" fw={600} fz="md">
            {name}
          </Text>
          <Text fz="xs" c="dimmed">
            {inIt.join(' · ') || t('table.empty')}
          </Text>
        </Box>
        {state === 'none' ? null : <SavedMark state={state} label={t(`table.saved.${state}`)} />}
        {dates ? (
          <Group gap="xs">
            <Fields name={name} dates={dates} of={of} />
            <Button
              variant="subtle"
              size="sm"
              aria-label={t('table.takeOffOf', { name })}
              onClick={() => of.save(null)}
            >
              {t('table.takeOff')}
            </Button>
          </Group>
        ) : (
          <Button
            variant="default"
            size="sm"
            aria-label={t('table.giveOf', { name })}
            onClick={begin}
          >
            {t('table.give')}
          </Button>
        )}
      </Group>
      {problem ? (
        <Text role="alert" c="var(--danger)" fz="sm">
          {problem}
        </Text>
      ) : null}
      {dates ? <ChapterBar name={name} bounds={bounds} dates={dates} of={of} /> : null}
    </Stack>
  )
}
