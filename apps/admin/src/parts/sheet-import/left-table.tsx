import { Box, Stack, Title } from '@mantine/core'
import type { KeptImportRow } from '@titian/contract'
import { DataTable, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'

interface NumberedRow extends KeptImportRow {
  place: number
}

interface LeftTableProps {
  left: readonly KeptImportRow[]
  /** The number of all rows that remain; the server lists only the first of a long list. */
  kept: number
}

/** The imported rows that the undo did not remove, each with the reason. */
export function LeftTable({ left, kept }: LeftTableProps) {
  const { t } = useTranslation('app')
  const columns: DataColumn<NumberedRow>[] = [
    {
      key: 'name',
      title: t('import.left.name'),
      onCard: 'title',
      render: ({ name }) => (
        <Box component="b" style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Box>
      ),
    },
    { key: 'text', title: t('import.left.text'), render: ({ text }) => text },
  ]
  return (
    <Stack gap="sm" miw={0}>
      <Title order={3} size="h4">
        {t('import.left.title')}
      </Title>
      {kept > left.length ? (
        <p className="meta">{t('import.left.first', { count: left.length })}</p>
      ) : null}
      <Box miw={0} bd="1px solid var(--line)" bdrs="md" style={{ overflow: 'clip' }}>
        <DataTable
          label={t('import.left.title')}
          columns={columns}
          rows={left.map((row, place) => ({ ...row, place }))}
          rowKey={({ place }) => String(place)}
          maxHeight={360}
        />
      </Box>
    </Stack>
  )
}
