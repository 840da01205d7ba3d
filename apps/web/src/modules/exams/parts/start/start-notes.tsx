import { Box, Flex } from '@mantine/core'
import type { Paper } from '@titian/contract'
import {
  IconClockHour4,
  IconClockPlus,
  IconCloudCheck,
  IconEye,
  IconHistory,
  IconListDetails,
  IconRepeat,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './start-notes.module.css'

const reviewTexts = {
  submitted: 'start.reviewSubmitted',
  graded: 'start.reviewGraded',
  ended: 'start.reviewEnded',
  never: 'start.reviewNever',
} as const

function clockText({ examTime, endTime, clockStops }: Paper['examination']) {
  if (examTime === 0) return endTime ? 'start.clockEnd' : 'start.clockNone'
  return clockStops ? 'start.clockStops' : 'start.clockRuns'
}

function NoteLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Flex component="li" gap="sm" maw="68ch">
      <Box component="span" flex="none" pt={2} c="var(--ok)">
        {icon}
      </Box>
      <span>{children}</span>
    </Flex>
  )
}

/** The teacher's own words, and what every student should know before the clock starts. */
export function StartNotes({ paper: { examination, own } }: { paper: Paper }) {
  const { t } = useTranslation('exams')
  return (
    <div className={styles['notes']}>
      {examination.attention ? (
        <section className={styles['attention']}>
          <h2>{t('start.notice')}</h2>
          <p>{examination.attention}</p>
        </section>
      ) : null}
      <h2>{t('start.know')}</h2>
      <Flex component="ul" direction="column" gap="sm" c="var(--text-2)">
        {own.moreTime ? (
          <NoteLine icon={<IconClockPlus size={20} aria-hidden />}>{t('start.moreTime')}</NoteLine>
        ) : null}
        {own.moreAttempts > 0 ? (
          <NoteLine icon={<IconRepeat size={20} aria-hidden />}>
            {t('start.moreAttempts', { count: own.moreAttempts })}
          </NoteLine>
        ) : null}
        <NoteLine icon={<IconClockHour4 size={20} aria-hidden />}>
          {t(clockText(examination))}
        </NoteLine>
        <NoteLine icon={<IconCloudCheck size={20} aria-hidden />}>{t('start.saving')}</NoteLine>
        <NoteLine icon={<IconEye size={20} aria-hidden />}>
          {t(reviewTexts[examination.reviewWhen])}
        </NoteLine>
        <NoteLine icon={<IconListDetails size={20} aria-hidden />}>{t('start.recorded')}</NoteLine>
        <NoteLine icon={<IconHistory size={20} aria-hidden />}>{t('start.evidence')}</NoteLine>
      </Flex>
    </div>
  )
}
