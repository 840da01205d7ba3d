import { NativeSelect } from '@mantine/core'
import { courses } from '@titian/contract'
import { useAsk } from '@titian/site'

interface CourseSelectProps {
  label: string
  /** Stands for no course. */
  none: string
  value: string
  onChange: (sign: string) => void
  error?: string
  id?: string
  size?: 'sm' | 'md'
  hideLabel?: boolean
}

/** The courses this teacher works on. */
export function useTaughtCourses() {
  return useAsk(courses.myCourseList, { page: 1, size: 100 }).data?.list ?? []
}

/** One of them, or none. */
export function CourseSelect({
  label,
  none,
  value,
  onChange,
  hideLabel,
  ...field
}: CourseSelectProps) {
  const known = useTaughtCourses()
  return (
    <NativeSelect
      {...field}
      {...(hideLabel ? { 'aria-label': label } : { label })}
      value={value}
      data={[
        { value: '', label: none },
        ...known.map(({ idSign, courseName }) => ({ value: idSign, label: courseName })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
