import { Box, Skeleton } from '@mantine/core'
import { study, studyRules } from '@titian/contract'
import { useAsk, useSession } from '@titian/site'
import { PageWidth } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ContinueCard } from './continue-card.tsx'
import { shortName } from './short-name.ts'

/** The first part of the home page for a person with a course in progress. */
export function WelcomeBack() {
  const { t } = useTranslation('study')
  const { display } = useSession()
  const studyStatus = studyRules.studyStatus.inProgress
  const { data, isPending } = useAsk(study.courseStudyProgress, { studyStatus, size: 1 })
  const course = data?.list[0]
  if (!course && !isPending) return null
  return (
    <Box component="section" pt="var(--header)" aria-labelledby="welcome-back">
      <PageWidth>
        <Box component="h2" id="welcome-back" fz={{ base: 'lg', sm: 'var(--fs-22)' }} py="md">
          {t('center.hello', { name: shortName(display?.name ?? '') })}
        </Box>
        {course ? <ContinueCard course={course} /> : <Skeleton height={198} radius="md" />}
      </PageWidth>
    </Box>
  )
}
