import { Box, Button, Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ImportPreview, RowFault } from '@titian/contract'
import { useFormats } from '@titian/site'
import { DataTable, Note, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { saveCsv } from '../save-csv.ts'
import { writeCsv } from '../write-csv.ts'

/**
 * For most imports the server lists at most this many errors. The downloaded file contains all
 * listed errors.
 */
const mostListed = 200

interface NumberedFault extends RowFault {
  place: number
}

export function FaultTable({ preview, fileName }: { preview: ImportPreview; fileName: string }) {
  const { t } = useTranslation('app')
  const { number } = useFormats()
  const { faults } = preview
  const firstOnly =
    faults.length > mostListed
      ? t('import.fault.more', { count: mostListed, all: number(faults.length) })
      : t('import.fault.first', { count: mostListed })
  const columns: DataColumn<NumberedFault>[] = [
    {
      key: 'line',
      title: t('import.fault.line'),
      align: 'end',
      width: 72,
      render: ({ line }) => number(line),
    },
    { key: 'column', title: t('import.fault.column'), render: ({ column }) => column },
    {
      key: 'value',
      title: t('import.fault.value'),
      render: ({ value }) => (
        <Box component="span" style={{ overflowWrap: 'anywhere' }}>
          {value || t('import.nothing')}
        </Box>
      ),
    },
    { key: 'text', title: t('import.fault.text'), render: ({ text }) => text },
  ]
  const save = () => {
    const head = (['line', 'column', 'value', 'text'] as const).map((key) =>
      t(`import.fault.${key}`),
    )
    const rows = faults.map(({ line, column, value, text }) => [line, column, value, text])
    saveCsv(
      `${fileName.replace(/\.\w+$/, '')}-${t('import.fault.file')}.csv`,
      writeCsv([head, ...rows]),
    )
  }
  return (
    <Stack gap="sm" miw={0}>
      <Note
        tone="warn"
        action={
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={save}
          >
            {t('import.fault.save')}
          </Button>
        }
      >
        {t('import.fault.lead')} {faults.length >= mostListed ? firstOnly : null}
      </Note>
      <Box miw={0} bd="1px solid var(--line)" bdrs="md" style={{ overflow: 'clip' }}>
        <DataTable
          label={t('import.fault.title')}
          columns={columns}
          rows={faults.slice(0, mostListed).map((fault, place) => ({ ...fault, place }))}
          rowKey={({ place }) => String(place)}
          maxHeight={360}
        />
      </Box>
    </Stack>
  )
}
