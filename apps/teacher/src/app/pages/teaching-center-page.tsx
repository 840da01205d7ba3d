import { Button, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { SiteLink, usePageTitle } from '@titian/site'
import { SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { CourseCounts } from '../../modules/courses/list/course-counts.tsx'
import { CourseTable } from '../../modules/courses/list/course-table.tsx'
import { WaitingPapers } from '../../modules/exams/examinations/waiting-papers.tsx'
import { WaitingWork } from '../../modules/homework/parts/waiting-work.tsx'
import { linkTo } from '../paths.ts'

/** Where a teacher begins: the own courses, and what waits for marks. */
export function TeachingCenterPage() {
  const { t } = useTranslation('app')
  usePageTitle(t('center.title'))
  return (
    <>
      <SectionHead
        level={1}
        title={t('center.title')}
        more={
          <Button
            component={SiteLink}
            {...linkTo.newCourse()}
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            {t('center.newCourse')}
          </Button>
        }
      />
      <CourseCounts />
      <Stack gap="lg">
        <CourseTable />
        <WaitingPapers />
        <WaitingWork />
      </Stack>
    </>
  )
}
