import { Stack } from '@mantine/core'
import { courses } from '@titian/contract'
import { CourseCard, useAsk } from '@titian/site'
import { SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import styles from './home.module.css'
import { MoreLink } from './more-link.tsx'

/** JOB-029: the kinds of courses that prepare for work, in order. */
const levels = [
  { kind: 4, name: 'beginner' },
  { kind: 5, name: 'intermediate' },
  { kind: 6, name: 'advanced' },
] as const
const coursesOfLevel = 3

function Level({ kind, name }: (typeof levels)[number]) {
  const { t } = useTranslation('employment')
  const { data = [] } = useAsk(
    courses.coursesByKind,
    { courseKindId: kind, size: coursesOfLevel },
    { quiet: true },
  )
  if (data.length === 0) return null
  return (
    <section aria-labelledby={`level-${name}`}>
      <SectionHead
        level={3}
        id={`level-${name}`}
        title={t(`courses.${name}`)}
        more={
          <MoreLink
            {...linkTo.courseList({ courseKindId: String(kind) })}
            label={t('courses.all')}
          />
        }
      />
      <Stack component="ul" gap="sm">
        {data.map((course) => (
          <li key={course.sign}>
            <CourseCard course={course} toCourse={linkTo.courseDetail} layout="row" late />
          </li>
        ))}
      </Stack>
    </section>
  )
}

export function CourseLevels() {
  const { t } = useTranslation('employment')
  return (
    <section aria-labelledby="job-courses">
      <SectionHead id="job-courses" title={t('courses.title')} lead={t('courses.lead')} />
      <div className={styles['courses']}>
        {levels.map((level) => (
          <Level key={level.kind} {...level} />
        ))}
      </div>
    </section>
  )
}
