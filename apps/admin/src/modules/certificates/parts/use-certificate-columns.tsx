import { Anchor, Button, Group, Stack } from '@mantine/core'
import type { StaffCertificate } from '@titian/contract'
import { useFormats, useLanguage } from '@titian/site'
import { StatusBadge, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import type { CertificateAct } from './act-on-certificate.tsx'

function State({ of: { revokedAt, reason, revokedBy } }: { of: StaffCertificate }) {
  const { t } = useTranslation('certificates')
  const { colon, comma, date } = useFormats()
  if (revokedAt === null) return <StatusBadge tone="ok">{t('state.valid')}</StatusBadge>
  return (
    <Stack gap={2} maw={240} align="flex-start">
      <StatusBadge tone="danger">{t('state.revoked')}</StatusBadge>
      <span className="meta">
        {date(revokedAt)}
        {revokedBy === null ? null : `${comma}${revokedBy}`}
        {reason === null ? null : `${colon}${reason}`}
      </span>
    </Stack>
  )
}

export function useCertificateColumns(
  onAct: (act: CertificateAct, certificate: StaffCertificate) => void,
): DataColumn<StaffCertificate>[] {
  const { t } = useTranslation('certificates')
  const { date, score } = useFormats()
  const language = useLanguage()
  return [
    {
      key: 'holder',
      title: t('column.holder'),
      onCard: 'title',
      render: ({ holderName, studentCard }) => (
        <Stack gap={0}>
          <b>{holderName}</b>
          {studentCard === null ? null : <span className="meta num">{studentCard}</span>}
        </Stack>
      ),
    },
    {
      key: 'course',
      title: t('column.course'),
      render: ({ courseName }) => <span className="clip-2">{courseName}</span>,
    },
    {
      key: 'number',
      title: t('column.number'),
      render: (row) => (
        <Stack gap={0}>
          <Anchor
            className="num"
            style={{ whiteSpace: 'nowrap' }}
            href={`/${language}/certificate/${row.number}`}
            target="_blank"
          >
            {row.number}
          </Anchor>
          {row.replaces === null ? null : (
            <span className="meta num">{t('replaces', { number: row.replaces })}</span>
          )}
        </Stack>
      ),
    },
    {
      key: 'issued',
      title: t('column.issued'),
      render: ({ issuedAt, issuedBy }) => (
        <Stack gap={0}>
          <span className="num">{date(issuedAt)}</span>
          <span className="meta">{issuedBy ?? t('byPlatform')}</span>
        </Stack>
      ),
    },
    {
      key: 'result',
      title: t('column.result'),
      align: 'end',
      render: ({ result }) => (result === null ? '--' : score(result)),
    },
    { key: 'state', title: t('column.state'), render: (row) => <State of={row} /> },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('column.acts')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (row) => (
        <Group gap="xs" justify="flex-end" wrap="nowrap">
          {row.state === 'valid' ? (
            <Button
              variant="default"
              size="sm"
              aria-label={t('revoke.of', { name: row.holderName, number: row.number })}
              onClick={() => onAct('revoke', row)}
            >
              {t('revoke.act')}
            </Button>
          ) : null}
          {row.replaced ? null : (
            <Button
              variant="default"
              size="sm"
              aria-label={t('reissue.of', { name: row.holderName, number: row.number })}
              onClick={() => onAct('reissue', row)}
            >
              {t('reissue.act')}
            </Button>
          )}
        </Group>
      ),
    },
  ]
}
