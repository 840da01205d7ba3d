import { Text } from '@mantine/core'
import type { GradeImportChange } from '@titian/contract'
import { useFormats } from '@titian/site'
import { DataTable, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/**
 * TCH-093: each mark before and after the import. Marks that replace an existing one come first.
 */
export function ChangeTable({ changes }: { changes: readonly GradeImportChange[] }) {
  const { t } = useTranslation(['grades', 'staff'])
  const { number, score, dateTime } = useFormats()
  const columns: DataColumn<GradeImportChange>[] = [
    {
      key: 'line',
      title: t('staff:imports.line'),
      align: 'end',
      width: 72,
      render: ({ line }) => number(line),
    },
    {
      key: 'person',
      title: t('book.name'),
      onCard: 'title',
      render: ({ name, studentCard }) => (
        <div>
          <b>{name || '--'}</b>
          <Text fz="xs" c="dimmed">
            {studentCard}
          </Text>
        </div>
      ),
    },
    {
      key: 'item',
      title: t('import.item'),
      render: ({ title }) => <span className="clip-2">{title}</span>,
    },
    {
      key: 'before',
      title: t('import.before'),
      align: 'end',
      render: ({ before }) => <span className="num">{before === null ? '--' : score(before)}</span>,
    },
    {
      key: 'after',
      title: t('import.after'),
      align: 'end',
      render: ({ after }) => <b className="num">{score(after)}</b>,
    },
    {
      key: 'note',
      title: t('import.note'),
      render: ({ replaces }) =>
        replaces
          ? t('import.replaces', {
              name: replaces.givenBy,
              time: dateTime(replaces.givenAt),
              reason: replaces.reason,
            })
          : '--',
    },
  ]
  return (
    <DataTable
      label={t('import.changes')}
      columns={columns}
      rows={changes}
      rowKey={({ line, title }) => `${line} ${title}`}
      maxHeight={420}
    />
  )
}
