import { Button, Stack, Tabs } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useParams, useSearch } from '@tanstack/react-router'
import { type TaughtTrain, trainStaffCalls } from '@titian/contract'
import { ErrorView, useAsk, usePageTitle } from '@titian/site'
import { TrainMarks, useListSearch } from '@titian/site/staff'
import { SectionHead, TextSkeleton } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { CourseTabs } from '../../../parts/course-tabs.tsx'
import { Board } from '../board/board.tsx'
import { CopyDialog } from '../programme/copy-dialog.tsx'
import { Settings } from '../programme/settings.tsx'
import { Timetable } from '../timetable/timetable.tsx'

function Body({ train }: { train: TaughtTrain }) {
  const { t } = useTranslation('training')
  const { search, change } = useListSearch(useSearch({ from: paths.training }))
  const [copies, setCopies] = useState(false)
  const tab = search.tab ?? 'timetable'
  return (
    <>
      <SectionHead
        level={1}
        title={train.trainName}
        lead={
          <>
            <TrainMarks train={train} /> {train.cohort}
          </>
        }
        more={
          <Button
            variant="default"
            leftSection={<IconCopy size={18} aria-hidden />}
            onClick={() => setCopies(true)}
          >
            {t('copy.open')}
          </Button>
        }
      />
      <CourseTabs sign={train.courseIdSign} />
      <Stack>
        <Tabs
          value={tab}
          onChange={(next) =>
            change({ tab: next === 'board' || next === 'settings' ? next : undefined })
          }
        >
          <Tabs.List>
            <Tabs.Tab value="timetable">{t('tab.timetable')}</Tabs.Tab>
            <Tabs.Tab value="board">{t('tab.board')}</Tabs.Tab>
            <Tabs.Tab value="settings">{t('tab.settings')}</Tabs.Tab>
          </Tabs.List>
        </Tabs>
        {tab === 'timetable' ? <Timetable trainId={train.sign} /> : null}
        {tab === 'board' ? <Board trainId={train.sign} /> : null}
        {tab === 'settings' ? <Settings train={train} /> : null}
      </Stack>
      {copies ? <CopyDialog train={train} onClose={() => setCopies(false)} /> : null}
    </>
  )
}

/**
 * TRN-057 to TRN-062: the pages of one training. Its contents and members are those of its course.
 */
export function TrainingPage() {
  const { t } = useTranslation('training')
  const { sign } = useParams({ from: paths.training })
  const { data, error, refetch } = useAsk(
    trainStaffCalls.taughtTrain,
    { trainId: sign },
    { staleTime: 0 },
  )
  usePageTitle(data?.trainName ?? t('list.title'))
  if (error) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={8} label={t('site:loading')} />
  return <Body key={sign} train={data} />
}
