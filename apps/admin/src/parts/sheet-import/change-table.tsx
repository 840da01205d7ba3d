import { Box, Flex, Stack, Title } from '@mantine/core'
import { IconAlertTriangle, IconArrowRight } from '@tabler/icons-react'
import type { ImportChange } from '@titian/contract'
import { useFormats } from '@titian/site'
import { DataTable, StatusBadge, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'

function Changes({ changes }: Pick<ImportChange, 'changes'>) {
  const { t } = useTranslation('app')
  const { colon } = useFormats()
  return (
    <Stack component="ul" gap={4} style={{ overflowWrap: 'anywhere' }}>
      {changes.map(({ column, before, after }) => (
        <li key={column}>
          <span className="meta">
            {column}
            {colon}
          </span>
          {before || t('import.nothing')}{' '}
          <IconArrowRight size={14} style={{ display: 'inline', verticalAlign: -2 }} aria-hidden />
          <span className="visually-hidden">{t('import.became')}</span>{' '}
          <b>{after || t('import.nothing')}</b>
        </li>
      ))}
    </Stack>
  )
}

interface ChangeTableProps {
  changes: readonly ImportChange[]
  /** The number of all changed accounts; the server lists only the first of a long list. */
  changed: number
}

/** ACC-280: how the import would change existing accounts; those with a new role come first. */
export function ChangeTable({ changes, changed }: ChangeTableProps) {
  const { t } = useTranslation('app')
  const { number } = useFormats()
  const columns: DataColumn<ImportChange>[] = [
    {
      key: 'line',
      title: t('import.fault.line'),
      align: 'end',
      width: 72,
      render: ({ line }) => number(line),
    },
    {
      key: 'name',
      title: t('import.person'),
      onCard: 'title',
      render: ({ name, phone }) => (
        <Flex component="span" direction="column">
          <b>{name}</b>
          <span className="meta num">{phone}</span>
        </Flex>
      ),
    },
    {
      key: 'changes',
      title: t('import.changes'),
      render: ({ changes: own }) => <Changes changes={own} />,
    },
    {
      key: 'role',
      title: t('import.warning'),
      render: ({ isNewRole }) =>
        isNewRole ? (
          <StatusBadge tone="warn" icon={<IconAlertTriangle size={14} aria-hidden />}>
            {t('import.newRole')}
          </StatusBadge>
        ) : (
          '--'
        ),
    },
  ]
  return (
    <Stack gap="sm" miw={0}>
      <Title order={3} size="h4">
        {t('import.changedTitle')}
      </Title>
      {changed > changes.length ? (
        <p className="meta">{t('import.changedFirst', { count: changes.length })}</p>
      ) : null}
      <Box miw={0} bd="1px solid var(--line)" bdrs="md" style={{ overflow: 'clip' }}>
        <DataTable
          label={t('import.changedTitle')}
          columns={columns}
          rows={[...changes]}
          rowKey={({ line }) => String(line)}
          maxHeight={360}
        />
      </Box>
    </Stack>
  )
}
