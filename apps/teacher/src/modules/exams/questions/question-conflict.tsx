import { ConflictNote } from '@titian/site/staff'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { useTaughtCourses } from '../../../parts/use-taught-courses.ts'
import type { QuestionValues } from './question-values.ts'
import { useItemDifferences } from './use-item-differences.ts'
import { useKindNames } from '../words/use-kind-names.ts'

interface QuestionConflictProps {
  local: QuestionValues
  remote: QuestionValues
  onResolve: (keepLocal: boolean) => void
}

export function QuestionConflict({ local, remote, onResolve }: QuestionConflictProps) {
  const { t } = useTranslation('exams')
  const { list } = useFormats()
  const names = useKindNames()
  const itemRows = useItemDifferences()
  const { data: taught = [] } = useTaughtCourses()
  const courseName = (sign: string) =>
    sign && (taught.find(({ idSign }) => idSign === sign)?.courseName ?? '…')
  const shown = [
    ['level', t('edit.level'), ({ level }: QuestionValues) => names.level(level)],
    ['score', t('edit.score'), ({ score }: QuestionValues) => String(score)],
    ['tags', t('edit.tags'), ({ tags }: QuestionValues) => list(tags)],
    ['courseIdSign', t('field.course'), (one: QuestionValues) => courseName(one.courseIdSign)],
  ] as const
  const text = (value: QuestionValues[keyof QuestionValues]) =>
    typeof value === 'object' ? JSON.stringify(value) : String(value)
  return (
    <ConflictNote
      rows={[
        ...itemRows(local.item, remote.item),
        ...shown
          .filter(([field]) => text(local[field]) !== text(remote[field]))
          .map(([, name, show]) => ({ name, local: show(local), remote: show(remote) })),
      ]}
      onKeep={() => onResolve(true)}
      onTake={() => onResolve(false)}
    />
  )
}
