import { Button, Stack, Title } from '@mantine/core'
import { IconCircleCheck, IconClock, IconCornerUpLeft } from '@tabler/icons-react'
import type { ImportRow } from '@titian/contract'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '@titian/site'
import { ListSurface, useListSearch, type PageWord } from '@titian/site/staff'
import { EmptyState, Note, StatusBadge, type DataColumn } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportSource } from './import-source.ts'
import styles from './sheet-import.module.css'
import { UndoDialog, type Undone } from './undo-dialog.tsx'

const size = 15
const looks = {
  previewed: { tone: 'warn', Icon: IconClock },
  confirmed: { tone: 'ok', Icon: IconCircleCheck },
  undone: { tone: 'neutral', Icon: IconCornerUpLeft },
} as const

function State({ state }: Pick<ImportRow, 'state'>) {
  const { t } = useTranslation('app')
  const { tone, Icon } = looks[state]
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} aria-hidden />}>
      {t(`import.state.${state}`)}
    </StatusBadge>
  )
}

function useColumns(onUndo: (row: ImportRow) => void): DataColumn<ImportRow>[] {
  const { t } = useTranslation('app')
  const { dateTime, number } = useFormats()
  const counted = (key: 'fresh' | 'changed' | 'faulty'): DataColumn<ImportRow> => ({
    key,
    title: t(`import.number.${key}`),
    align: 'end',
    render: (row) => number(row[key]),
  })
  return [
    {
      key: 'file',
      title: t('import.file'),
      onCard: 'title',
      render: ({ fileName }) => <b className={styles['value']}>{fileName}</b>,
    },
    { key: 'state', title: t('import.stateTitle'), render: ({ state }) => <State state={state} /> },
    { key: 'by', title: t('import.by'), render: ({ byName }) => byName },
    {
      key: 'at',
      title: t('import.at'),
      render: ({ at }) => <span className="num">{dateTime(at)}</span>,
    },
    counted('fresh'),
    counted('changed'),
    counted('faulty'),
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('import.undo')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (row) =>
        row.mayUndo ? (
          <Button
            variant="default"
            aria-label={t('import.undoOf', { name: row.fileName })}
            onClick={() => onUndo(row)}
          >
            {t('import.undo')}
          </Button>
        ) : null,
    },
  ]
}

/** What was imported before, and the way back. */
export function ImportList({ source, search }: { source: ImportSource; search: PageWord }) {
  const { t } = useTranslation('app')
  const { number } = useFormats()
  const { page, change } = useListSearch(search)
  const [chosen, setChosen] = useState<ImportRow | null>(null)
  const [undone, setUndone] = useState<Undone | null>(null)
  const columns = useColumns(setChosen)
  const asked = useQuery({
    queryKey: [...source.listKey, { page, size }],
    queryFn: () => source.list(page, size),
    placeholderData: (before) => before,
    staleTime: 0,
  })
  return (
    <Stack gap="sm" miw={0} mt="lg">
      <Title order={2} size="h3">
        {t('import.list')}
      </Title>
      {undone ? (
        <Note tone="ok" icon={<IconCircleCheck size={18} aria-hidden />} live>
          {t('import.undone', {
            name: undone.fileName,
            removed: number(undone.removed),
            kept: number(undone.kept),
          })}
        </Note>
      ) : null}
      <ListSurface
        label={t('import.list')}
        columns={columns}
        rowKey={({ importSign }) => importSign}
        asked={asked}
        page={page}
        size={size}
        onPage={(next) => change({ page: next })}
        empty={
          <EmptyState
            level={3}
            seed="empty-4"
            title={t('import.none')}
            text={t('import.noneText')}
          />
        }
      />
      <UndoDialog source={source} row={chosen} onClose={() => setChosen(null)} onDone={setUndone} />
    </Stack>
  )
}
