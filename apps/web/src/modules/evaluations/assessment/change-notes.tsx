import type { AssessmentChange } from '@titian/contract'
import { useFormats } from '@titian/site'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { Words } from '../parts/words.tsx'

interface ChangeNotesProps {
  changes: readonly AssessmentChange[]
  what: 'total' | 'criterion'
}

/** PRC-066: an override by a teacher: the percentages before and after, and the reason. */
export function ChangeNotes({ changes, what }: ChangeNotesProps) {
  const { t } = useTranslation('evaluations')
  const { number, percent, dateTime } = useFormats()
  const written = (value: number | null) => {
    if (value === null) return t('notYetRated')
    return what === 'total' ? number(value) : percent(value / 100)
  }
  return changes.map(({ before, after, reason, at }) => (
    <Note key={at} tone="info">
      <p className="num">
        {after === null
          ? t(`change.${what}Back`, { before: written(before), moment: dateTime(at) })
          : t(`change.${what}`, {
              before: written(before),
              after: written(after),
              moment: dateTime(at),
            })}
      </p>
      <Words text={t('change.reason', { reason })} />
    </Note>
  ))
}
