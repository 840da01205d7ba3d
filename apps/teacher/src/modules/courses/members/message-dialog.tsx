import { messages } from '@titian/contract'
import { ask, callKey } from '@titian/site'
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

const refresh = [callKey(messages.sentNotices)]

/** TCH-124, CNT-112: to those whom the list shows now. */
export function MessageDialog({ courseIdSign, filter, count, onClose }: MessageDialogProps) {
  const { t } = useTranslation('courses')
  return (
    <NoticeDialog
      title={t('members.message.title', { count })}
      lead={t('members.message.lead')}
      sendLabel={t('members.message.send')}
      draftKey={`students.${courseIdSign}`}
      refresh={refresh}
      send={({ titles, contents, key }) =>
        ask(messages.messageStudents, { courseIdSign, ...filter, titles, contents, key })
      }
      onSent={({ told }) => {
        toast.success(t('members.message.done', { count: told }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
