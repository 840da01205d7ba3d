import { useTranslation } from 'react-i18next'
import { CourseSelect } from './course-select.tsx'

interface CourseFilterProps {
  value: string
  onChange: (sign: string) => void
}

/** Narrows a list to one course. */
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
