import { Box, Flex } from '@mantine/core'
import { courses } from '@titian/contract'
import { CoursePrice, useAsk, useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'

/** CNT-115: the teacher, length and price of a slide's course. */
export function SlideCourse({ sign }: { sign: string }) {
  const { t } = useTranslation(['schools', 'site'])
  const { list, number } = useFormats()
  const { data } = useAsk(courses.sliderCourse, {})
  const course = data?.find((one) => one.sign === sign)
  if (!course) return null
  const { teacherNames, lessons, learners, coursePrice } = course
  return (
    <Flex component="p" className="num" columnGap="md" rowGap={4} wrap="wrap" align="center">
      <CoursePrice price={coursePrice} />
      <span>{t('home.lessons', { count: lessons })}</span>
      {/* Hidden on a phone, where it would overlap the picture. */}
      <Box component="span" visibleFrom="sm">
        {list(teacherNames)}
      </Box>
      <Box component="span" visibleFrom="sm">
        {t('site:course.learners', { count: learners, formatted: number(learners) })}
      </Box>
    </Flex>
  )
}
