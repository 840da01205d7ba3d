import { Stack, Text, Title } from '@mantine/core'
import { training, type TrainDetail } from '@titian/contract'
import { useAsk } from '@titian/site'
import { useTrainDates } from '@titian/site/train-cards'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { entriesOf, type Entry } from './entries.ts'
import { useChapterLabel } from './schedule.tsx'
import { Section } from './section.tsx'

const kinds = [
  { name: 'videos', holds: ({ kind }: Entry) => kind === 'video' },
  { name: 'works', holds: ({ kind }: Entry) => kind === 'task' },
  { name: 'exams', holds: ({ kind }: Entry) => kind === 'exam' || kind === 'handedExam' },
  { name: 'practical', holds: ({ kind }: Entry) => kind === 'practical' },
] as const

/** TRN-051: the chapters with dates and numbers of entries. */
export function Plan({ train }: { train: TrainDetail }) {
  const { t } = useTranslation('training')
  const label = useChapterLabel()
  const dates = useTrainDates()
  const asked = useAsk(training.trainPlan, { id: train.sign }, { staleTime: 0 })
  return (
    <Section
      asked={asked}
      isEmpty={(chapters) => chapters.length === 0}
      empty={{ title: t('schedule.empty'), text: t('schedule.emptyText') }}
    >
      {(chapters) => (
        <Stack component="ol" gap="sm">
          {chapters.map((chapter) => {
            const entries = entriesOf(chapter)
            const counts = kinds
              .map(({ name, holds }) => ({ name, count: entries.filter(holds).length }))
              .filter(({ count }) => count > 0)
            return (
              <li key={chapter.trainChapterId ?? 'whole'}>
                <Surface gap={4}>
                  <Title order={2} size="h4">
                    {label(chapter)}
                  </Title>
                  {chapter.trainChapterId === null ? null : (
                    <span className="meta num">{dates(chapter)}</span>
                  )}
                  <Text fz="sm">{chapter.chapterSynopsis}</Text>
                  <span className="meta num">
                    {counts.map(({ name, count }) => t(`plan.${name}`, { count })).join(' · ')}
                  </span>
                </Surface>
              </li>
            )
          })}
        </Stack>
      )}
    </Section>
  )
}
