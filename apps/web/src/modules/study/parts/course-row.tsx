import { Box, Flex } from '@mantine/core'
import { type JoinedCourse, studyRules } from '@titian/contract'
import { CourseCover, SiteLink, useFormats } from '@titian/site'
import { ProgressBar, StatusBadge } from '@titian/ui'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import styles from './course-row.module.css'

interface CourseRowProps {
  course: JoinedCourse
  /** Shows teachers and the last visit. */
  full?: boolean
}

/** One joined course with its progress (CRS-053). */
export function CourseRow({ course, full = false }: CourseRowProps) {
  const { t } = useTranslation('study')
  const { percent, list, shortDate, colon } = useFormats()
  const lessons = t('courses.lessons', { done: course.lessonsDone, total: course.lessons })
  const last = course.lastStudyAt
    ? t('courses.last', { date: shortDate(course.lastStudyAt) })
    : t('courses.notBegun')
  return (
    <SiteLink
      className={styles['row']}
      {...linkTo.courseDetail(course.sign)}
      data-full={full || undefined}
    >
      <CourseCover course={course} bdrs="md" />
      <Flex component="span" direction="column" gap="xs" miw={0}>
        <b>{course.courseName}</b>
        {full ? (
          <span className="meta">
            {[list(course.teacherNames), last].filter(Boolean).join(' · ')}
          </span>
        ) : null}
        <ProgressBar
          value={course.progress * 100}
          label={`${course.courseName}${colon}${percent(course.progress)}`}
        />
      </Flex>
      <span className={`${styles['number']} num`}>
        {course.studyStatus === studyRules.studyStatus.completed ? (
          <StatusBadge tone="ok" icon={<IconCircleCheck size={14} aria-hidden />}>
            {t('courses.completed')}
          </StatusBadge>
        ) : (
          <b>{percent(course.progress)}</b>
        )}
        <Box component="span" c="dimmed" fz="xs" ta="end">
          {lessons}
        </Box>
      </span>
    </SiteLink>
  )
}
