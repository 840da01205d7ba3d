import { courses } from '@titian/contract'
import { CourseCard, ErrorView, useAsk } from '@titian/site'
import { CardSkeleton, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import styles from './home.module.css'
import { MoreLink } from './more-link.tsx'

/**
 * This input equals the input of the server's first data, because only equal inputs have equal
 * keys.
 */
const newest = { hotType: 'new', page: 1, size: 4 } as const

export function NewCourses() {
  const { t } = useTranslation(['schools', 'site'])
  const { data, error, isPending, refetch } = useAsk(courses.courseList, newest)
  if (data?.list.length === 0) return null
  return (
    <section aria-labelledby="home-new">
      <SectionHead
        id="home-new"
        title={t('home.new')}
        more={<MoreLink {...linkTo.courseList()}>{t('home.all')}</MoreLink>}
      />
      {isPending ? <CardSkeleton count={4} label={t('site:loading')} /> : null}
      {error ? <ErrorView level={3} error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <ul className={styles['strip']}>
          {data.list.map((course) => (
            <li key={course.sign}>
              <CourseCard course={course} toCourse={linkTo.courseDetail} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
