import { Box, Stack, Title } from '@mantine/core'
import type { ImportPreview } from '@titian/contract'
import { DataTable, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'

type Sample = NonNullable<ImportPreview['samples']>[number]

/**
 * TCH-192: previews the first new rows, so that a wrong encoding or a shifted column is noticed
 * before the import.
 */
export function SampleTable({ samples }: { samples: readonly Sample[] }) {
  const { t } = useTranslation('app')
  const [first] = samples
  if (!first) return null
  const columns = first.map(({ column }, at): DataColumn<{ place: number; sample: Sample }> => ({
    key: column,
    title: column,
    ...(at === 0 && { onCard: 'title' as const }),
    render: ({ sample }) => (
      <Box component="span" style={{ overflowWrap: 'anywhere' }}>
        {sample[at]?.value || t('import.nothing')}
      </Box>
    ),
  }))
  const title = t('import.samples', { count: samples.length })
  return (
    <Stack gap="sm" miw={0}>
      <Title order={3} size="h4">
        {title}
      </Title>
      <Box miw={0} bd="1px solid var(--line)" bdrs="md" style={{ overflow: 'clip' }}>
        <DataTable
          label={title}
          columns={columns}
          rows={samples.map((sample, place) => ({ place, sample }))}
          rowKey={({ place }) => String(place)}
        />
      </Box>
    </Stack>
  )
}
