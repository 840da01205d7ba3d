import { Box, Stack } from '@mantine/core'
import type { StaffMail } from '@titian/contract'
import { useFormats } from '@titian/site'
import { type DataColumn, StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { MailActs } from './mail-acts.tsx'

const tones = { waiting: 'info', sent: 'ok', failed: 'danger' } as const

/** Reasons with a message of the mail server; the platform itself detects the other reasons. */
const answered: StaffMail['reason'][] = ['refused', 'later', 'login']

/** The state of an e-mail, with the reason if sending failed. */
function State({ mail }: { mail: StaffMail }) {
  const { t } = useTranslation('mails')
  const { dateTime } = useFormats()
  const { state, reason, serverAnswer, tries, nextTryAt } = mail
  const isAnswered = state !== 'sent' && reason !== null && answered.includes(reason)
  return (
    <Box maw={300}>
      <div>
        <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
      </div>
      {reason === null ? null : <div className="meta">{t(`reason.${reason}`)}</div>}
      {isAnswered && serverAnswer !== '' ? (
        <div className="meta">{t('serverAnswer', { text: serverAnswer })}</div>
      ) : null}
      {reason !== null && state === 'waiting' && nextTryAt !== null ? (
        <div className="meta">{t('nextTry', { count: tries, time: dateTime(nextTryAt) })}</div>
      ) : null}
    </Box>
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
