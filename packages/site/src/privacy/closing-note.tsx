import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { privacy } from '@titian/contract'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../calls/use-ask.ts'
import { useFormats } from '../format/formats.ts'
import { useKeepAccount } from './use-closing.ts'

/**
 * ACC-306, ACC-307: says until when the user can cancel the closing of the account, with a button
 * to cancel it. Renders nothing if the account is not being closed.
 */
export function ClosingNote() {
  const { t } = useTranslation('privacy')
  const { dateTime } = useFormats()
  const { data } = useAsk(privacy.accountClosing, {}, { staleTime: 0, quiet: true })
  const keep = useKeepAccount()
  if (data?.state !== 'closing') return null
  return (
    <Note
      tone="warn"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      action={
        <Button loading={keep.isPending} onClick={() => keep.mutate({})}>
          {t('closing.keep')}
        </Button>
      }
    >
      {t('closing.note', { date: dateTime(data.endsAt ?? 0) })}
    </Note>
  )
}
