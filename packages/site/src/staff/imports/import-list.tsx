import { Button, Stack, Title } from '@mantine/core'
import { IconCircleCheck, IconClock, IconCornerUpLeft } from '@tabler/icons-react'
import type { ImportRow } from '@titian/contract'
import { ConfirmDialog, EmptyState, StatusBadge, type DataColumn } from '@titian/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../format/formats.ts'
import { ListSurface, type ListSurfaceProps } from '../list/list-surface.tsx'

const looks = {
  previewed: { tone: 'warn', Icon: IconClock },
  confirmed: { tone: 'ok', Icon: IconCircleCheck },
  undone: { tone: 'neutral', Icon: IconCornerUpLeft },
} as const

function State({ state }: Pick<ImportRow, 'state'>) {
  const { t } = useTranslation('staff')
  const { tone, Icon } = looks[state]
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} aria-hidden />}>
      {t(`imports.state.${state}`)}
    </StatusBadge>
  )
}

type Count = 'fresh' | 'changed' | 'faulty'

interface ImportListProps extends Pick<
  ListSurfaceProps<ImportRow>,
  'asked' | 'page' | 'size' | 'onPage'
> {
  /** The numbers of an import, with their labels. */
  counts: Partial<Record<Count, string>>
  /** The undo of an import: the text of its confirmation, and the call. */
  undo: {
    title: (fileName: string) => string
    text: string
    confirm: string
    run: (row: ImportRow) => Promise<unknown>
  }
  /** Content between the title and the list, such as the result of the last undo. */
  children?: ReactNode
}

function useColumns(counts: ImportListProps['counts'], onUndo: (row: ImportRow) => void) {
  const { t } = useTranslation('staff')
  const { dateTime, number } = useFormats()
  const columns: DataColumn<ImportRow>[] = [
    {
      key: 'file',
      title: t('imports.file'),
      onCard: 'title',
      render: ({ fileName }) => <b className="clip-2">{fileName}</b>,
    },
    { key: 'state', title: t('imports.stateTitle'), render: (row) => <State {...row} /> },
    { key: 'by', title: t('imports.by'), render: ({ byName }) => byName },
    {
      key: 'at',
      title: t('imports.at'),
      render: ({ at }) => <span className="num">{dateTime(at)}</span>,
    },
  ]
  for (const key of ['fresh', 'changed', 'faulty'] as const) {
    const title = counts[key]
    if (title) columns.push({ key, title, align: 'end', render: (row) => number(row[key]) })
  }
  columns.push({
    key: 'acts',
    title: <span className="visually-hidden">{t('imports.undo')}</span>,
    align: 'end',
    onCard: 'actions',
    render: (row) =>
      row.mayUndo ? (
        <Button
          variant="default"
          aria-label={t('imports.undoOf', { name: row.fileName })}
          onClick={() => onUndo(row)}
        >
          {t('imports.undo')}
        </Button>
      ) : null,
  })
  return columns
}

interface UndoDialogProps {
  undo: ImportListProps['undo']
  /** The import to undo; null while the dialog is closed. */
  row: ImportRow | null
  onClose: () => void
}

function UndoDialog({ undo, row, onClose }: UndoDialogProps) {
  const { t } = useTranslation('site')
  // The name remains while the dialog fades out.
  const [last, setLast] = useState(row)
  if (row && row !== last) setLast(row)
  return (
    <ConfirmDialog
      opened={row !== null}
      onClose={onClose}
      title={undo.title(last?.fileName ?? '')}
      text={undo.text}
      confirmLabel={undo.confirm}
      cancelLabel={t('cancel')}
      danger
      onConfirm={async () => {
        if (row) await undo.run(row)
      }}
    />
  )
}

/** Earlier imports, and their undo. */
export function ImportList(props: ImportListProps) {
  const { asked, page, size, onPage } = props
  const { t } = useTranslation('staff')
  const [chosen, setChosen] = useState<ImportRow | null>(null)
  const columns = useColumns(props.counts, setChosen)
  return (
    <Stack gap="sm" miw={0} mt="lg">
      <Title order={2} size="h3">
        {t('imports.list')}
      </Title>
      {props.children}
      <ListSurface
        label={t('imports.list')}
        columns={columns}
        rowKey={({ importSign }) => importSign}
        asked={asked}
        page={page}
        size={size}
        onPage={onPage}
        empty={
          <EmptyState
            level={3}
            seed="empty-4"
            title={t('imports.none')}
            text={t('imports.noneText')}
          />
        }
      />
      <UndoDialog undo={props.undo} row={chosen} onClose={() => setChosen(null)} />
    </Stack>
  )
}
