import { statistics } from '@titian/contract'
import { ask } from '@titian/site'
import { NoticeDialog } from '@titian/site/staff'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import type { MemberFilter } from './member-words.ts'

interface MessageDialogProps {
  courseIdSign: string
  filter: MemberFilter
  /** How many the filter finds. */
  count: number
  onClose: () => void
}

/** TCH-124: to those whom the list shows now. */
export function MessageDialog({ courseIdSign, filter, count, onClose }: MessageDialogProps) {
  const { t } = useTranslation('courses')
  return (
    <NoticeDialog
      plain
      withoutTitle
      title={t('members.message.title', { count })}
      lead={t('members.message.lead')}
      sendLabel={t('members.message.send')}
      send={({ content, key }) =>
        ask(statistics.messageStudents, { courseIdSign, ...filter, text: content, key })
      }
      onSent={({ told }) => {
        toast.success(t('members.message.done', { count: told }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
