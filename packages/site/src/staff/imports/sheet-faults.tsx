import type { RowFault } from '@titian/contract'
import { DataTable, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../format/formats.ts'

type Numbered = RowFault & { place: number }

/** The errors in the rows of a spreadsheet. */
export function SheetFaults({ faults, label }: { faults: readonly RowFault[]; label?: string }) {
  const { t } = useTranslation('staff')
  const { number } = useFormats()
  const columns: DataColumn<Numbered>[] = [
    {
      key: 'line',
      title: t('imports.line'),
      align: 'end',
      width: 72,
      render: ({ line }) => number(line),
    },
    { key: 'column', title: t('imports.column'), render: ({ column }) => column || '--' },
    { key: 'value', title: t('imports.value'), render: ({ value }) => value || '--' },
    { key: 'text', title: t('imports.why'), render: ({ text }) => text },
  ]
  return (
    <DataTable
      label={label ?? t('imports.faults')}
      columns={columns}
      rows={faults.map((fault, place) => ({ ...fault, place }))}
      rowKey={({ place }) => String(place)}
      maxHeight={300}
    />
  )
}
