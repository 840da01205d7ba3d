import { Group, Stack, Text, Title } from '@mantine/core'
import { training, type TrainChapter, type TrainDetail, type TrainProgress } from '@titian/contract'
import { useAsk, useFormats, useLanguage, useSchool } from '@titian/site'
import { TrainStateBadge, useTrainDates } from '@titian/site/train-cards'
import { ProgressBar, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { chapterNumber } from '../../../parts/chapter-number.ts'
import { entriesOf, type Entry } from './entries.ts'
import { ExamRow, PracticalRow, VideoRow, WorkRow } from './entry-rows.tsx'
import { Section } from './section.tsx'
import { ToCertificate } from './to-certificate.tsx'
import type { ToPart } from './to-part.ts'

export interface PartProps {
  train: TrainDetail
  toPart: ToPart
}

/**
 * TRN-029, TRN-030: returns a function for "Chapter 1", with Chinese numerals if school and reader
 * are Chinese.
 */
export function useChapterLabel() {
  const { t } = useTranslation('training')
  const { initial } = useSchool()
  const language = useLanguage()
  return ({ trainChapterId, chapterLevel, chapterName }: TrainChapter) =>
    trainChapterId === null
      ? t('schedule.whole')
      : t('schedule.chapter', {
          number: chapterNumber(chapterLevel, initial?.defaultLanguage, language),
          name: chapterName,
        })
}

function Row({ entry, train, toPart }: PartProps & { entry: Entry }) {
  const { learn } = train.may
  if (entry.kind === 'video')
    return <VideoRow trainId={train.sign} video={entry.video} learn={learn} />
  if (entry.kind === 'exam') return <ExamRow exam={entry.exam} learn={learn} />
  if (entry.kind === 'practical')
    return <PracticalRow task={entry.task} toPart={toPart} learn={learn} />
  const tab = entry.kind === 'task' ? 'task' : 'exam'
  return <WorkRow work={entry.work} tab={tab} toPart={toPart} learn={learn} />
}

interface ChapterProps extends PartProps {
  chapter: TrainChapter
  progress: TrainProgress | undefined
}

function Chapter({ chapter, progress, ...part }: ChapterProps) {
  const { t } = useTranslation('training')
  const label = useChapterLabel()
  const dates = useTrainDates()
  const entries = entriesOf(chapter)
  const counted = progress?.joined
    ? progress.chapters.find(({ trainChapterId }) => trainChapterId === chapter.trainChapterId)
    : undefined
  return (
    <section>
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={2} size="h4">
          {label(chapter)}
        </Title>
        {counted && counted.total > 0 ? (
          <span className="meta num">{t('progress.of', { ...counted })}</span>
        ) : null}
      </Group>
      {chapter.chapterSynopsis ? (
        <Text c="dimmed" fz="sm">
          {chapter.chapterSynopsis}
        </Text>
      ) : null}
      {chapter.startTime && chapter.endTime ? <p className="meta num">{dates(chapter)}</p> : null}
      {entries.length === 0 ? (
        <p className="meta">{t('schedule.nothing')}</p>
      ) : (
        <Stack component="ul" gap="xs" mt="xs">
          {entries.map((entry) => (
            <Row key={entry.key} entry={entry} {...part} />
          ))}
        </Stack>
      )}
    </section>
  )
}

const kinds = ['videos', 'works', 'exams', 'practical'] as const

/** TRN-016: the progress; the page does not wait for it. */
export function Progress({
  progress,
  train,
}: {
  progress: TrainProgress | undefined
  train: TrainDetail
}) {
  const { t } = useTranslation('training')
  const { percent } = useFormats()
  if (!progress?.joined) return null
  const label = t('progress.label', { share: percent(progress.progress) })
  return (
    <Surface gap="sm">
      <Group justify="space-between" gap="xs">
        <b className="num">{label}</b>
        <TrainStateBadge state={progress.state} />
      </Group>
      <ProgressBar value={progress.progress * 100} label={label} />
      <Group gap="md">
        {kinds
          .filter((kind) => progress[kind].total > 0)
          .map((kind) => (
            <span key={kind} className="meta num">
              {t(`progress.${kind}`, { ...progress[kind] })}
            </span>
          ))}
      </Group>
      {progress.state === 'completed' ? <ToCertificate courseSign={train.courseIdSign} /> : null}
    </Surface>
  )
}

/** TRN-024 to TRN-032: the chapters with dates and entries. */
export function Schedule({ train, toPart }: PartProps) {
  const { t } = useTranslation('training')
  const plan = useAsk(training.trainPlan, { id: train.sign }, { staleTime: 0 })
  const { data: progress } = useAsk(
    training.trainProgress,
    { id: train.sign },
    { enabled: train.joined, staleTime: 0, quiet: true },
  )
  return (
    <Stack gap="xl">
      <Progress progress={progress} train={train} />
      <Section
        asked={plan}
        isEmpty={(chapters) => chapters.length === 0}
        empty={{ title: t('schedule.empty'), text: t('schedule.emptyText') }}
      >
        {(chapters) =>
          chapters.map((chapter) => (
            <Chapter
              key={chapter.trainChapterId ?? 'whole'}
              chapter={chapter}
              progress={progress}
              train={train}
              toPart={toPart}
            />
          ))
        }
      </Section>
    </Stack>
  )
}
