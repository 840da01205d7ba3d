import { Stack } from '@mantine/core'
import type { PracticeKey } from '@titian/contract'
import { useFormats } from '@titian/site'
import { type DataColumn, StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { RevokeKey } from './revoke-key.tsx'

export function useKeyColumns(): DataColumn<PracticeKey>[] {
  const { t } = useTranslation('homework')
  const { dateTime } = useFormats()
  return [
    {
      key: 'name',
      title: t('key.name'),
      onCard: 'title',
      render: ({ name, origin }) => (
        <Stack gap={0} style={{ overflowWrap: 'anywhere' }}>
          <b>{name}</b>
          <span className="meta">{origin}</span>
        </Stack>
      ),
    },
    {
      key: 'code',
      title: t('key.code'),
      render: ({ code }) => <code style={{ overflowWrap: 'anywhere' }}>{code}</code>,
    },
    {
      key: 'made',
      title: t('key.made'),
      render: ({ createdAt, createdBy }) => (
        <Stack gap={0}>
          <span className="num">{dateTime(createdAt)}</span>
          <span className="meta">{createdBy}</span>
        </Stack>
      ),
    },
    {
      key: 'used',
      title: t('key.used'),
      render: ({ usedAt }) => (
        <span className="num">{usedAt ? dateTime(usedAt) : t('key.neverUsed')}</span>
      ),
    },
    {
      key: 'state',
      title: t('key.state'),
      render: ({ revokedAt }) => (
        <>
          <StatusBadge tone={revokedAt ? 'neutral' : 'ok'}>
            {t(revokedAt ? 'key.isRevoked' : 'key.inUse')}
          </StatusBadge>
          {revokedAt ? <div className="meta num">{dateTime(revokedAt)}</div> : null}
        </>
      ),
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('key.acts')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (row) => (row.revokedAt ? null : <RevokeKey row={row} />),
    },
  ]
}
