import { useTranslation } from 'react-i18next'
import { CourseSelect } from './course-select.tsx'

interface CourseFilterProps {
  value: string
  onChange: (sign: string) => void
}

/** Filters a list by course. */
export function CourseFilter(props: CourseFilterProps) {
  const { t } = useTranslation('exams')
  return (
    <CourseSelect
      size="sm"
      hideLabel
      label={t('field.course')}
      none={t('list.allCourses')}
      {...props}
    />
  )
}
