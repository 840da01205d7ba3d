import { Button, Flex, Group, Stack, Title } from '@mantine/core'
import type { MyTrain } from '@titian/contract'
import { CourseCover, SiteLink, useFormats } from '@titian/site'
import { TrainStateBadge, useTrainDates } from '@titian/site/train-cards'
import { ProgressBar, StatusBadge, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { trainLinks } from '../../../parts/train-links.ts'

/** A training of the caller with state, progress and next step. */
export function MyTrainRow({ train }: { train: MyTrain }) {
  const { t } = useTranslation('training')
  const { percent, colon } = useFormats()
  const dates = useTrainDates()
  const { sign, trainName, cohort, progress, openWorks, openExams, lastVideoId } = train
  const label = `${trainName}${colon}${percent(progress)}`
  return (
    <Surface>
      <Flex gap={{ base: 'sm', sm: 'lg' }} direction={{ base: 'column', sm: 'row' }}>
        <Flex flex="none" w={{ base: '100%', sm: 200 }} direction="column">
          <CourseCover course={{ coverSeed: train.coverSeed, coursePicture: train.trainPicture }} />
        </Flex>
        <Stack gap="xs" flex={1} miw={0}>
          <Group gap="xs">
            <TrainStateBadge state={train.state} />
            {openWorks > 0 ? (
              <StatusBadge tone="warn">{t('mine.works', { count: openWorks })}</StatusBadge>
            ) : null}
            {openExams > 0 ? (
              <StatusBadge tone="warn">{t('mine.exams', { count: openExams })}</StatusBadge>
            ) : null}
          </Group>
          <Title order={2} size="h4">
            <SiteLink className="link" {...trainLinks.part(sign, 'presentation')}>
              {trainName}
            </SiteLink>
          </Title>
          <span className="meta num">{[cohort, dates(train)].filter(Boolean).join(' · ')}</span>
          <Group gap="sm" wrap="nowrap">
            <Flex flex={1} direction="column">
              <ProgressBar value={progress * 100} label={label} />
            </Flex>
            <b className="num">{percent(progress)}</b>
          </Group>
          <Group gap="xs">
            {lastVideoId ? (
              <Button
                component={SiteLink}
                {...trainLinks.video(sign, lastVideoId)}
                variant="light"
                aria-label={`${t('detail.continue')}${colon}${trainName}`}
              >
                {t('detail.continue')}
              </Button>
            ) : null}
            <Button
              component={SiteLink}
              {...trainLinks.part(sign, 'schedule')}
              variant="default"
              aria-label={`${t('parts.schedule')}${colon}${trainName}`}
            >
              {t('parts.schedule')}
            </Button>
          </Group>
        </Stack>
      </Flex>
    </Surface>
  )
}
