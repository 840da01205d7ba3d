import { Columns } from '@titian/ui'
import { NativeSelect } from '@mantine/core'
import { courses, type CourseType } from '@titian/contract'
import { useAsk } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { UnreadChoice } from '../../../parts/unread-choice.tsx'
import type { CourseValues } from '../facts/course-values.ts'

type Signs = Pick<CourseValues, 'courseTypeIdSign' | 'courseType2IdSign' | 'courseType3IdSign'>

interface SubjectSelectProps {
  value: Signs
  onChange: (signs: Signs) => void
}

interface LevelProps {
  label: string
  types: readonly CourseType[]
  value: string | null
  onChange: (sign: string | null) => void
}

function Level({ label, types, value, onChange }: LevelProps) {
  const { t } = useTranslation('courses')
  return (
    <NativeSelect
      label={label}
      disabled={types.length === 0}
      value={value ?? ''}
      data={[
        { value: '', label: t('subject.none') },
        ...types.map(({ sign, name }) => ({ value: sign, label: name })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  )
}

/**
 * TCH-012: chooses a subject on three levels. Each level offers what belongs to the choice on the
 * level above.
 */
export function SubjectSelect({ value, onChange }: SubjectSelectProps) {
  const { t } = useTranslation('courses')
  const asked = useAsk(courses.courseTypeThreeList, {})
  if (asked.error && !asked.data) return <UnreadChoice label={t('subject.first')} asked={asked} />
  const data = asked.data ?? []
  const first = data.find(({ sign }) => sign === value.courseTypeIdSign)
  const second = first?.children.find(({ sign }) => sign === value.courseType2IdSign)
  const none = { courseTypeIdSign: null, courseType2IdSign: null, courseType3IdSign: null }
  return (
    <Columns widths={3}>
      <Level
        label={t('subject.first')}
        types={data}
        value={value.courseTypeIdSign}
        onChange={(sign) => onChange({ ...none, courseTypeIdSign: sign })}
      />
      <Level
        label={t('subject.second')}
        types={first?.children ?? []}
        value={value.courseType2IdSign}
        onChange={(sign) =>
          onChange({ ...value, courseType2IdSign: sign, courseType3IdSign: null })
        }
      />
      <Level
        label={t('subject.third')}
        types={second?.children ?? []}
        value={value.courseType3IdSign}
        onChange={(sign) => onChange({ ...value, courseType3IdSign: sign })}
      />
    </Columns>
  )
}
