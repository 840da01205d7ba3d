import { Box, Flex } from '@mantine/core'
import { awaySeconds, type Paper } from '@titian/contract'
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

/** The teacher's instructions, and the general rules. */
export function StartNotes({ paper: { examination, own } }: { paper: Paper }) {
  const { t } = useTranslation('exams')
  return (
    <Box px={{ base: 'md', sm: 'xl' }} py={{ base: 'md', sm: 'lg' }}>
      {examination.attention ? (
        <Box
          component="section"
          mb={{ base: 20, sm: 'lg' }}
          px={{ base: 'md', sm: 20 }}
          py={{ base: 'sm', sm: 'md' }}
          bdrs="md"
          bg="var(--sunken)"
        >
          <Box component="h2" mb={4} c="var(--text-2)" fz="sm">
            {t('start.notice')}
          </Box>
          <p style={{ whiteSpace: 'pre-wrap' }}>{examination.attention}</p>
        </Box>
      ) : null}
      <Box component="h2" mb="sm" fz="md">
        {t('start.know')}
      </Box>
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
          {t(clockText(examination), { seconds: awaySeconds })}
        </NoteLine>
        <NoteLine icon={<IconCloudCheck size={20} aria-hidden />}>{t('start.saving')}</NoteLine>
        <NoteLine icon={<IconEye size={20} aria-hidden />}>
          {t(reviewTexts[examination.reviewWhen])}
        </NoteLine>
        <NoteLine icon={<IconListDetails size={20} aria-hidden />}>{t('start.recorded')}</NoteLine>
        <NoteLine icon={<IconHistory size={20} aria-hidden />}>{t('start.evidence')}</NoteLine>
      </Flex>
    </Box>
  )
}
