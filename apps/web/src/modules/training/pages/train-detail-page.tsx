import { Box } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { training, type TrainDetail } from '@titian/contract'
import { PageFailure, useAsk, usePageTitle } from '@titian/site'
import { PageWidth, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import styles from '../../../parts/detail/detail-body.module.css'
import { PhoneBar } from '../../../parts/detail/phone-bar.tsx'
import { PriceOrProgress, TrainSide } from '../detail/train-card.tsx'
import { useChangedDates } from '../detail/use-changed-dates.ts'
import { TrainHead } from '../detail/train-head.tsx'
import { TrainTabs } from '../detail/train-tabs.tsx'
import { useJoin } from '../detail/use-join.ts'

function Waiting() {
  const { t } = useTranslation('site')
  return (
    <>
      <Box h={{ base: 220, sm: 320 }} bg="var(--green-8)" />
      <PageWidth className={styles['page']}>
        <TextSkeleton heading lines={8} label={t('loading')} />
      </PageWidth>
    </>
  )
}

function Training({ train }: { train: TrainDetail }) {
  const act = useJoin(train)
  return (
    <>
      <TrainHead train={train} />
      <PageWidth className={styles['page']}>
        <Box miw={0} mih={400} pt={{ base: 'md', sm: 0 }}>
          <TrainTabs train={train} />
        </Box>
        <TrainSide train={train} act={act} />
      </PageWidth>
      <PhoneBar act={act}>
        <PriceOrProgress train={train} brief />
      </PhoneBar>
    </>
  )
}

/** TRN-008, FRM-034: one training, by its sealed id. */
export function TrainDetailPage() {
  const { sign } = useParams({ from: paths.trainDetail })
  useChangedDates(sign)
  const { data, error, isPending, refetch } = useAsk(training.trainHeaderDetail, { id: sign })
  usePageTitle(data?.trainName)
  if (data) return <Training key={data.sign} train={data} />
  if (isPending) return <Waiting />
  return <PageFailure error={error} onRetry={() => void refetch()} toCourse={linkTo.courseDetail} />
}
