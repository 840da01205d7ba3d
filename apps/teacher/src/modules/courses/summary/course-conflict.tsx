import { courses, type CourseDraft } from '@titian/contract'
import { useAsk } from '@titian/site'
import { ConflictNote } from '@titian/site/staff'
import { useTranslation } from 'react-i18next'
import { courseDifferences } from './course-differences.ts'
import { typeName, valuesOf, type CourseValues } from './course-values.ts'

interface CourseConflictProps {
  mine: CourseValues
  newer: CourseDraft
  onResolve: (mine: boolean) => void
}

export function CourseConflict({ mine, newer, onResolve }: CourseConflictProps) {
  const { t } = useTranslation('courses')
  const { data: types = [] } = useAsk(courses.courseTypeThreeList, {})
  return (
    <ConflictNote
      whileWriting
      rows={courseDifferences(mine, valuesOf(newer), t, (sign) => typeName(types, sign) ?? '…')}
      onKeep={() => onResolve(true)}
      onTake={() => onResolve(false)}
    />
  )
}
