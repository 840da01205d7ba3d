import { trainStaffCalls } from '@titian/contract'
import { ask } from '@titian/site'
import { NoticeDialog } from '@titian/site/staff'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'

interface MessageDialogProps {
  trainId: string
  /** How many are behind. */
  count: number
  onClose: () => void
}

/** TRN-062: one message to all who are behind. */
export function MessageDialog({ trainId, count, onClose }: MessageDialogProps) {
  const { t } = useTranslation('training')
  return (
    <NoticeDialog
      plain
      title={t('message.title', { count })}
      lead={t('message.lead')}
      sendLabel={t('message.send')}
      send={({ title, content, key }) =>
        ask(trainStaffCalls.messageBehind, { trainId, title, content, key })
      }
      onSent={({ told }) => {
        toast.success(t('message.done', { count: told }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
