import { Flex, Group, Stack, Title } from '@mantine/core'
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
import { Face, ListSkeleton, SectionHead, Surface, type TerracesOptions } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import whole from '../../../parts/whole-link.module.css'
import styles from './home.module.css'
import { MoreLink } from './more-link.tsx'

const shown = { size: 5 }
const wide: TerracesOptions = { width: 680, height: 320, sky: true }

function BigCourse({ course }: { course: Card }) {
  const { t } = useTranslation(['schools', 'site'])
  const { list, number } = useFormats()
  const teachers = list(course.teacherNames)
  return (
    <article>
      <Surface className={styles['big']} padding="none">
        <CourseCover
          course={course}
          ratio={680 / 320}
          drawing={wide}
          className={styles['bigCover']}
        >
          <CourseBadge course={course} />
        </CourseCover>
        <Stack gap={10} p={{ base: 'md', sm: 'lg' }}>
          <span className="meta">{course.courseTypeName || course.courseKindName}</span>
          <Title order={3} size="h2">
            <SiteLink
              {...linkTo.courseDetail(course.sign)}
              className={`${whole['link']} ${styles['cardLink']}`}
            >
              {course.courseName}
            </SiteLink>
          </Title>
          <Flex
            component="p"
            className="num"
            wrap="wrap"
            rowGap={4}
            columnGap={20}
            c="var(--text-2)"
            fz="sm"
          >
            <Flex component="span" align="center" gap={6}>
              <IconBook2 size={16} aria-hidden />
              {t('home.lessons', { count: course.lessons })}
            </Flex>
            <Flex component="span" align="center" gap={6}>
              <IconUsers size={16} aria-hidden />
              {t('site:course.learners', {
                count: course.learners,
                formatted: number(course.learners),
              })}
            </Flex>
            <CourseRating course={course} />
          </Flex>
          <Group justify="space-between" gap="sm">
            <Flex component="span" align="center" gap="sm" miw={0} fz="sm">
              {course.teacherNames[0] ? <Face name={course.teacherNames[0]} /> : null}
              <span>{teachers}</span>
            </Flex>
            <CoursePrice price={course.coursePrice} />
          </Group>
        </Stack>
      </Surface>
    </article>
  )
}

/** Recommended courses: one large card and four small ones (FRM-023). */
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
            <Surface padding="none">
              <ul className={`${styles['beside']} lined`}>
                {others.map((course) => (
                  <li key={course.sign}>
                    <CourseCard course={course} toCourse={linkTo.courseDetail} layout="row" />
                  </li>
                ))}
              </ul>
            </Surface>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}
