import { Box } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { courses } from '@titian/contract'
import { CourseCard, ErrorView, useAsk, usePagerLabels } from '@titian/site'
import { CardSkeleton, Pager, SectionHead } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import styles from './home.module.css'
import { MoreLink } from './more-link.tsx'

const size = 8

/** CNT-116: the school's courses, newest first; not shown if there are none. */
export function SchoolCourses() {
  const { t } = useTranslation(['schools', 'site'])
  const [page, setPage] = useState(1)
  const labels = usePagerLabels()
  const { data, error, isPending, refetch } = useAsk(
    courses.schoolCourses,
    { page, size },
    { placeholderData: keepPreviousData },
  )
  if (data?.total === 0) return null
  return (
    <section aria-labelledby="school-courses">
      <SectionHead
        id="school-courses"
        title={t('page.courses')}
        more={<MoreLink {...linkTo.courseList()}>{t('home.all')}</MoreLink>}
      />
      {isPending ? <CardSkeleton count={4} label={t('site:loading')} /> : null}
      {error ? <ErrorView level={3} error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <>
          <Box component="ul" className={styles['strip']} mb="md">
            {data.list.map((course) => (
              <li key={course.sign}>
                <CourseCard course={course} toCourse={linkTo.courseDetail} />
              </li>
            ))}
          </Box>
          <Pager page={page} size={size} total={data.total} onChange={setPage} labels={labels} />
        </>
      ) : null}
    </section>
  )
}
