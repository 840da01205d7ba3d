import { ConflictNote } from '@titian/site/staff'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { useTaughtCourses } from '../../../parts/use-taught-courses.ts'
import { describeItem } from '@titian/exam-items/score'
import type { QuestionValues } from './question-values.ts'
import { useShortText } from './use-item-texts.ts'
import { useKindNames } from './use-kind-names.ts'

interface QuestionConflictProps {
  local: QuestionValues
  remote: QuestionValues
  onResolve: (keepLocal: boolean) => void
}

export function QuestionConflict({ local, remote, onResolve }: QuestionConflictProps) {
  const { t } = useTranslation('exams')
  const { list } = useFormats()
  const names = useKindNames()
  const short = useShortText()
  const { data: taught = [] } = useTaughtCourses()
  const courseName = (sign: string) =>
    sign && (taught.find(({ idSign }) => idSign === sign)?.courseName ?? '…')
  const shown = [
    ['item', t('bank.question'), ({ item }: QuestionValues) => short(describeItem(item))],
    ['level', t('edit.level'), ({ level }: QuestionValues) => names.level(level)],
    ['score', t('edit.score'), ({ score }: QuestionValues) => String(score)],
    ['tags', t('edit.tags'), ({ tags }: QuestionValues) => list(tags)],
    ['courseIdSign', t('field.course'), (one: QuestionValues) => courseName(one.courseIdSign)],
  ] as const
  const text = (value: QuestionValues[keyof QuestionValues]) =>
    typeof value === 'object' ? JSON.stringify(value) : String(value)
  return (
    <ConflictNote
      rows={shown
        .filter(([field]) => text(local[field]) !== text(remote[field]))
        .map(([, name, show]) => ({ name, local: show(local), remote: show(remote) }))}
      onKeep={() => onResolve(true)}
      onTake={() => onResolve(false)}
    />
  )
}
