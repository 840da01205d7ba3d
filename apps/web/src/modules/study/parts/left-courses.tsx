import { Box, Button, Group, Text } from '@mantine/core'
import { progress, study, type WithdrawnCourse } from '@titian/contract'
import { CourseCover, useAct, useAsk, useFormats } from '@titian/site'
import { Surface, toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { HeadRow } from '../center/head-row.tsx'
import { afterLeaving } from './course-acts.tsx'

const most = 50

function Row({ course }: { course: WithdrawnCourse }) {
  const { t } = useTranslation('study')
  const { shortDate, colon } = useFormats()
  const join = useAct(study.joinStudy, {
    refresh: afterLeaving,
    onDone: () => toast.success(t('leave.back')),
  })
  return (
    <Group
      component="li"
      wrap="nowrap"
      gap="md"
      px={{ base: 'md', sm: 'lg' }}
      py="sm"
      align="center"
    >
      <Box w={72} flex="none" visibleFrom="sm">
        <CourseCover course={course} />
      </Box>
      <Box flex={1} miw={0}>
        <Text component="b" fw={600} fz="sm" className="clip-2">
          {course.courseName}
        </Text>
        <Text className="meta">{t('leave.at', { date: shortDate(course.leftAt) })}</Text>
      </Box>
      <Button
        variant="default"
        size="sm"
        flex="none"
        loading={join.isPending}
        aria-label={`${t('leave.joinAgain')}${colon}${course.courseName}`}
        onClick={() => join.mutate({ sign: course.courseSign })}
      >
        {t('leave.joinAgain')}
      </Button>
    </Group>
  )
}

/**
 * CRS-197: the courses that the person has left, with a button to rejoin; not shown if there are
 * none.
 */
export function LeftCourses() {
  const { t } = useTranslation('study')
  const { data } = useAsk(progress.listLeftCourses, { size: most }, { quiet: true })
  if (!data || data.list.length === 0) return null
  return (
    <Box component="section" mt="lg" aria-labelledby="left-courses">
      <Surface padding="none">
        <HeadRow>
          <h2 id="left-courses">{t('leave.list')}</h2>
        </HeadRow>
        <ul className="lined">
          {data.list.map((course) => (
            <Row key={course.courseSign} course={course} />
          ))}
        </ul>
      </Surface>
    </Box>
  )
}
