import { messages } from '@titian/contract'
import { ask, callKey } from '@titian/site'
import { NoticeDialog } from '@titian/site/staff'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'

interface MessageDialogProps {
  trainId: string
  /** How many are behind. */
  count: number
  onClose: () => void
}

const refresh = [callKey(messages.sentNotices)]

/** TRN-062, CNT-112: one message to all who are behind. */
export function MessageDialog({ trainId, count, onClose }: MessageDialogProps) {
  const { t } = useTranslation('training')
  return (
    <NoticeDialog
      title={t('message.title', { count })}
      lead={t('message.lead')}
      sendLabel={t('message.send')}
      draftKey={`behind.${trainId}`}
      refresh={refresh}
      send={({ titles, contents, key }) =>
        ask(messages.messageBehind, { trainId, titles, contents, key })
      }
      onSent={({ told }) => {
        toast.success(t('message.done', { count: told }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
