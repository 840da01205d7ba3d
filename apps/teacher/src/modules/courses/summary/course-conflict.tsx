import { courses, type CourseDraft, type CourseType } from '@titian/contract'
import { useAsk } from '@titian/site'
import { ConflictNote } from '@titian/site/staff'
import { useTranslation } from 'react-i18next'
import { courseDifferences } from './course-differences.ts'
import { valuesOf, type CourseValues } from './course-values.ts'

interface CourseConflictProps {
  mine: CourseValues
  newer: CourseDraft
  onResolve: (mine: boolean) => void
}

function findName(types: readonly CourseType[], sign: string): string | undefined {
  for (const type of types) {
    const name = type.sign === sign ? type.name : findName(type.children, sign)
    if (name) return name
  }
}

export function CourseConflict({ mine, newer, onResolve }: CourseConflictProps) {
  const { t } = useTranslation('courses')
  const { data: types = [] } = useAsk(courses.courseTypeThreeList, {})
  return (
    <ConflictNote
      whileWriting
      rows={courseDifferences(mine, valuesOf(newer), t, (sign) => findName(types, sign) ?? '…')}
      onKeep={() => onResolve(true)}
      onTake={() => onResolve(false)}
    />
  )
}
