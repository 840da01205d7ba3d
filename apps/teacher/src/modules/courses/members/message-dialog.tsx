import { messages } from '@titian/contract'
import { ask, callKey } from '@titian/site'
import { NoticeDialog } from '@titian/site/staff'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import type { Recipients } from './recipients.ts'

interface MessageDialogProps extends Recipients {
  courseIdSign: string
  onClose: () => void
}

const refresh = [callKey(messages.sentNotices)]

/** TCH-124, CNT-112: sends a message to the ticked students, or to all that match the filter. */
export function MessageDialog(props: MessageDialogProps) {
  const { courseIdSign, whom, count, isTicked, onClose } = props
  const { t } = useTranslation('courses')
  return (
    <NoticeDialog
      title={t(isTicked ? 'members.message.title' : 'members.message.titleAll', { count })}
      lead={t(isTicked ? 'members.message.leadTicked' : 'members.message.lead')}
      sendLabel={t('members.message.send')}
      draftKey={`students.${courseIdSign}`}
      refresh={refresh}
      send={({ titles, contents, key }) =>
        ask(messages.messageStudents, { courseIdSign, ...whom, titles, contents, key })
      }
      onSent={({ told }) => {
        toast.success(t('members.message.done', { count: told }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
