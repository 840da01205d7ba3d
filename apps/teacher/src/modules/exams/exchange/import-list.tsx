import { Button, Stack, Title } from '@mantine/core'
import { exams, type ImportRow } from '@titian/contract'
import { callKey, useAct, useAsk, useFormats } from '@titian/site'
import { ListSurface, useListSearch, type PageWord } from '@titian/site/staff'
import { ConfirmDialog, type DataColumn, EmptyState, StatusBadge, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const size = 10
const tones = { previewed: 'warn', confirmed: 'ok', undone: 'neutral' } as const

function useColumns(onUndo: (row: ImportRow) => void): DataColumn<ImportRow>[] {
  const { t } = useTranslation('exams')
  const { dateTime, number } = useFormats()
  return [
    {
      key: 'file',
      title: t('exchange.file'),
      onCard: 'title',
      render: ({ fileName }) => <b className="clip-2">{fileName}</b>,
    },
    {
      key: 'state',
      title: t('exchange.state'),
      render: ({ state }) => (
        <StatusBadge tone={tones[state]}>{t(`exchange.states.${state}`)}</StatusBadge>
      ),
    },
    { key: 'by', title: t('exchange.by'), render: ({ byName }) => byName },
    {
      key: 'at',
      title: t('exchange.at'),
      render: ({ at }) => <span className="num">{dateTime(at)}</span>,
    },
    {
      key: 'fresh',
      title: t('exchange.questions'),
      align: 'end',
      render: ({ fresh }) => number(fresh),
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('acts')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (row) =>
        row.mayUndo ? (
          <Button
            variant="default"
            aria-label={t('exchange.undoOf', { name: row.fileName })}
            onClick={() => onUndo(row)}
          >
            {t('exchange.undo')}
          </Button>
        ) : null,
    },
  ]
}

/** What was imported before, and the way back (EXM-120). */
export function ImportList({ search }: { search: PageWord }) {
  const { t } = useTranslation('exams')
  const { page, change } = useListSearch(search)
  const [chosen, setChosen] = useState<ImportRow | null>(null)
  const columns = useColumns(setChosen)
  const asked = useAsk(
    exams.listQuestionImports,
    { page, size },
    { placeholderData: (before) => before, staleTime: 0 },
  )
  const undo = useAct(exams.undoQuestionImport, {
    refresh: [exams.listQuestionImports, exams.questionBankFindList].map(callKey),
    onDone: ({ removed }) => toast.success(t('exchange.undone', { count: removed })),
  })
  return (
    <Stack gap="sm" miw={0} mt="lg">
      <Title order={2} size="h3">
        {t('exchange.list')}
      </Title>
      <ListSurface
        label={t('exchange.list')}
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
            title={t('exchange.none')}
            text={t('exchange.noneText')}
          />
        }
      />
      <ConfirmDialog
        opened={chosen !== null}
        danger
        onClose={() => setChosen(null)}
        title={t('exchange.undoTitle')}
        text={t('exchange.undoText')}
        confirmLabel={t('exchange.undo')}
        cancelLabel={t('site:cancel')}
        onConfirm={async () => {
          if (chosen) await undo.mutateAsync({ importSign: chosen.importSign })
        }}
      />
    </Stack>
  )
}
