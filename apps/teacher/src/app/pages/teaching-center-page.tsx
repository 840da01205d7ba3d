import { Button, SimpleGrid, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { SiteLink, usePageTitle } from '@titian/site'
import { SectionHead, useNarrow } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { CourseImportButton } from '../../modules/courses/bundle/import-button.tsx'
import { CourseCounts } from '../../modules/courses/list/course-counts.tsx'
import { CourseTable } from '../../modules/courses/list/course-table.tsx'
import { RefusedCourses } from '../../modules/courses/list/refused-courses.tsx'
import { WaitingQuestions } from '../../modules/discussions/parts/waiting-questions.tsx'
import { RunningExams } from '../../modules/exams/examinations/running-exams.tsx'
import { WaitingPapers } from '../../modules/exams/examinations/waiting-papers.tsx'
import { WaitingWork } from '../../modules/homework/parts/waiting-work.tsx'
import { RecentNews } from '../../modules/messages/parts/recent-news.tsx'
import { WaitingStrip } from '../overview/waiting-strip.tsx'
import { linkTo } from '../paths.ts'

function OwnCourses() {
  const { t } = useTranslation('app')
  return (
    <section aria-labelledby="my-courses">
      <SectionHead id="my-courses" title={t('center.courses')} />
      <CourseCounts />
      <CourseTable />
    </section>
  )
}

/** TCH-156: the start page of a teacher: open tasks, own courses and recent activity. */
export function TeachingCenterPage() {
  const { t } = useTranslation('app')
  usePageTitle(t('center.title'))
  const isPhone = useNarrow()
  return (
    <>
      <SectionHead
        level={1}
        title={t('center.title')}
        more={
          <>
            <CourseImportButton />
            <Button
              component={SiteLink}
              {...linkTo.newCourse()}
              leftSection={<IconPlus size={18} aria-hidden />}
            >
              {t('center.newCourse')}
            </Button>
          </>
        }
      />
      <Stack gap="lg">
        <WaitingStrip />
        {/* On a phone the open tasks fill several screens. So the courses come first, and the strip
            above the courses links to the tasks. */}
        {isPhone ? <OwnCourses /> : null}
        <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
          <WaitingPapers />
          <WaitingWork />
          <WaitingQuestions />
          <RunningExams />
        </SimpleGrid>
        <RefusedCourses />
        <RecentNews />
        {isPhone ? null : <OwnCourses />}
      </Stack>
    </>
  )
}
