import { NativeSelect } from '@mantine/core'
import { UnreadChoice } from '../../../parts/unread-choice.tsx'
import { useTaughtCourses } from '../../../parts/use-taught-courses.ts'

interface CourseSelectProps {
  label: string
  /** The label of the choice without a course. */
  none: string
  value: string
  onChange: (sign: string) => void
  error?: string
  'data-path'?: string
  size?: 'sm' | 'md'
  hideLabel?: boolean
}

/** Chooses one of the courses of this teacher, or none. */
export function CourseSelect({
  label,
  none,
  value,
  onChange,
  hideLabel,
  error,
  ...field
}: CourseSelectProps) {
  const asked = useTaughtCourses()
  if (asked.error && !asked.data)
    return <UnreadChoice {...field} label={label} hideLabel={hideLabel} asked={asked} />
  const known = asked.data ?? []
  // The chosen course may not be loaded yet, or may belong to a colleague. In both cases the field
  // must not show "none".
  const isUnknown = value !== '' && known.every(({ idSign }) => idSign !== value)
  return (
    <NativeSelect
      {...field}
      {...(hideLabel ? { 'aria-label': label } : { label })}
      error={error}
      value={value}
      data={[
        { value: '', label: none },
        ...(isUnknown ? [{ value, label: '…' }] : []),
        ...known.map(({ idSign, courseName }) => ({ value: idSign, label: courseName })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
