import { courses, type CourseCard as Card } from '@titian/contract'
import { IconBook2, IconUsers } from '@tabler/icons-react'
import {
  CourseBadge,
  CourseCard,
  CourseCover,
  CoursePrice,
  CourseRating,
  ErrorView,
  SiteLink,
  useAsk,
  useFormats,
} from '@titian/site'
import { Face, ListSkeleton, SectionHead, type TerracesOptions } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import styles from './home.module.css'
import { MoreLink } from './more-link.tsx'

const shown = { size: 5 }
const wide: TerracesOptions = { width: 680, height: 320, sky: true }

function BigCourse({ course }: { course: Card }) {
  const { t } = useTranslation(['schools', 'site'])
  const { list, number } = useFormats()
  const teachers = list(course.teacherNames)
  return (
    <article className={styles['big']}>
      <CourseCover course={course} ratio={680 / 320} drawing={wide} className={styles['bigCover']}>
        <CourseBadge course={course} />
      </CourseCover>
      <div className={styles['bigBody']}>
        <span className="meta">{course.courseTypeName || course.courseKindName}</span>
        <h3 className={styles['bigName']}>
          <SiteLink {...linkTo.courseDetail(course.sign)} className={styles['cardLink']}>
            {course.courseName}
          </SiteLink>
        </h3>
        <p className={`${styles['facts']} num`}>
          <span>
            <IconBook2 size={16} aria-hidden />
            {t('home.lessons', { count: course.lessons })}
          </span>
          <span>
            <IconUsers size={16} aria-hidden />
            {t('site:course.learners', {
              count: course.learners,
              formatted: number(course.learners),
            })}
          </span>
          <CourseRating course={course} />
        </p>
        <div className={styles['bigFoot']}>
          <span className={styles['teacher']}>
            {course.teacherNames[0] ? <Face name={course.teacherNames[0]} /> : null}
            <span>{teachers}</span>
          </span>
          <CoursePrice price={course.coursePrice} />
        </div>
      </div>
    </article>
  )
}

/** One big, four beside it (FRM-023). */
export function ChosenCourses() {
  const { t } = useTranslation(['schools', 'site'])
  const { data, error, isPending, refetch } = useAsk(courses.chosenCourses, shown)
  const [first, ...others] = data ?? []
  if (data && !first) return null
  return (
    <section aria-labelledby="home-chosen">
      <SectionHead
        id="home-chosen"
        title={t('home.chosen')}
        lead={t('home.chosenLead')}
        more={
          <MoreLink {...linkTo.courseList({ hotType: 'featured' })}>
            {t('home.seeFeatured')}
          </MoreLink>
        }
      />
      {isPending ? <ListSkeleton count={4} label={t('site:loading')} /> : null}
      {error ? <ErrorView level={3} error={error} onRetry={() => void refetch()} /> : null}
      {first ? (
        <div className={styles['chosen']} data-alone={others.length === 0 || undefined}>
          <BigCourse course={first} />
          {others.length > 0 ? (
            <ul className={styles['beside']}>
              {others.map((course) => (
                <li key={course.sign}>
                  <CourseCard course={course} toCourse={linkTo.courseDetail} layout="row" />
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}
