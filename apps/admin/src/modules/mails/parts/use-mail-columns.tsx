import { Stack } from '@mantine/core'
import type { StaffMail } from '@titian/contract'
import { useFormats } from '@titian/site'
import { type DataColumn, StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { MailActs } from './mail-acts.tsx'

const tones = { waiting: 'info', sent: 'ok', failed: 'danger' } as const

/** The state, and what the reader needs to know where a try did not succeed. */
function State({ mail }: { mail: StaffMail }) {
  const { t } = useTranslation('mails')
  const { dateTime } = useFormats()
  const { state, reason, serverAnswer, tries, nextTryAt } = mail
  return (
    <Stack gap={2} maw={300} align="flex-start">
      <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
      {reason === null ? null : (
        <span className="meta">
          {t(`reason.${reason}`)}
          {state === 'waiting' && nextTryAt !== null
            ? ` ${t('nextTry', { count: tries, time: dateTime(nextTryAt) })}`
            : null}
        </span>
      )}
      {serverAnswer === '' || state === 'sent' ? null : (
        <span className="meta">{t('serverAnswer', { text: serverAnswer })}</span>
      )}
    </Stack>
  )
}

function Recipient({ mail: { toName, toAddress } }: { mail: StaffMail }) {
  const { t } = useTranslation('mails')
  if (toAddress === '') return <span className="meta">{t('removed')}</span>
  return (
    <Stack gap={0}>
      <b>{toName || toAddress}</b>
      {toName === '' ? null : (
        <span className="meta" style={{ overflowWrap: 'anywhere' }}>
          {toAddress}
        </span>
      )}
    </Stack>
  )
}

export function useMailColumns(): DataColumn<StaffMail>[] {
  const { t } = useTranslation('mails')
  const { dateTime } = useFormats()
  return [
    {
      key: 'recipient',
      title: t('column.recipient'),
      onCard: 'title',
      render: (mail) => <Recipient mail={mail} />,
    },
    {
      key: 'subject',
      title: t('column.subject'),
      render: ({ subject }) => <span className="clip-2">{subject || '--'}</span>,
    },
    { key: 'state', title: t('column.state'), render: (mail) => <State mail={mail} /> },
    {
      key: 'time',
      title: t('column.time'),
      render: ({ sentAt, failedAt, createdAt }) => (
        <span className="num">{dateTime(sentAt ?? failedAt ?? createdAt)}</span>
      ),
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('column.acts')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (mail) => <MailActs mail={mail} />,
    },
  ]
}
