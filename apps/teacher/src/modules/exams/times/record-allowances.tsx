import type { RecordDetail } from '@titian/contract'
import { IconClockPlus } from '@tabler/icons-react'
import { useFormats } from '@titian/site'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useAmountWords } from './use-amount-words.ts'

/** EXM-116: the allowances with which this paper was written, with their author and reason. */
export function RecordAllowances({ detail }: { detail: RecordDetail }) {
  const { t } = useTranslation('exams')
  const words = useAmountWords()
  const { time } = useFormats()
  const { allowances, extension } = detail
  const lines = allowances.map((allowance) => ({
    key: allowance.allowanceId,
    text: t(allowance.standing ? 'times.recordStanding' : 'times.recordGiven', {
      what: words(allowance),
      name: allowance.givenBy,
      reason: allowance.reason,
    }),
  }))
  if (extension)
    lines.push({
      key: extension.at,
      text: t(extension.deadline ? 'times.recordExtended' : 'times.recordOpen', {
        time: extension.deadline ? time(extension.deadline) : '',
        name: extension.by,
        reason: extension.reason,
      }),
    })
  if (lines.length === 0) return null
  return (
    <Note icon={<IconClockPlus size={18} aria-hidden />}>
      {lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </Note>
  )
}
