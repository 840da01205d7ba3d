import { Button, Group } from '@mantine/core'
import { type PlaygroundCard, playgroundsMost, practice } from '@titian/contract'
import { ask, callKey, ErrorView, useAct, useAsk, useFormats, useShowFailure } from '@titian/site'
import {
  ConfirmDialog,
  type DataColumn,
  DataTable,
  Note,
  StatusBadge,
  Surface,
  TextSkeleton,
  toast,
} from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Run } from './model/run.ts'
import { runOf } from './use-keep.ts'
import { useRunName } from './use-run-name.ts'
import type { Runs } from './use-runs.ts'

interface KeptProps {
  runs: Runs
  /** Called for a run of an earlier version of the engine. */
  onOlder: (run: Run) => void
}

function useOpenKept({ runs, onOlder }: KeptProps) {
  const showFailure = useShowFailure()
  const [busy, setBusy] = useState<string | null>(null)
  const openOne = async ({ key, isOlder }: PlaygroundCard) => {
    // The open run may have unsaved changes, so the saved copy is not loaded over it.
    if (runs.runs.some((one) => one.key === key)) return runs.choose(key)
    setBusy(key)
    try {
      const document = await ask(practice.playground, { key })
      return isOlder ? onOlder(runOf(document)) : runs.put(runOf(document))
    } catch (error) {
      return showFailure(error)
    } finally {
      setBusy(null)
    }
  }
  return { busy, openOne }
}

/** PRC-041: opens and deletes the saved runs of a person, at most five. */
export function KeptRuns({ runs, onOlder }: KeptProps) {
  const { t } = useTranslation(['playground', 'site'])
  const { dateTime } = useFormats()
  const nameOf = useRunName()
  const { data, error, refetch } = useAsk(practice.playgrounds, {}, { staleTime: 0 })
  const [removing, setRemoving] = useState<PlaygroundCard | null>(null)
  const { busy, openOne } = useOpenKept({ runs, onOlder })
  const remove = useAct(practice.removePlayground, {
    refresh: [callKey(practice.playgrounds)],
    onDone: (_, { key }) => {
      toast.success(t('site:toast.deleted'))
      const open = runs.current(key)
      if (open) runs.put({ ...open, version: 0, isChanged: true })
    },
  })
  const columns: DataColumn<PlaygroundCard>[] = [
    {
      key: 'name',
      title: t('name'),
      onCard: 'title',
      render: ({ name, isOlder }) => (
        <>
          {name} {isOlder ? <StatusBadge tone="neutral">{t('kept.older')}</StatusBadge> : null}
        </>
      ),
    },
    { key: 'days', title: t('kept.days'), align: 'end', render: ({ days }) => String(days) },
    { key: 'changed', title: t('kept.changed'), render: (row) => dateTime(row.changedAt) },
    {
      key: 'acts',
      title: t('kept.acts'),
      render: (row) => (
        <Group gap="xs" wrap="nowrap">
          <Button
            size="compact-md"
            variant="default"
            loading={busy === row.key}
            disabled={!row.isOlder && runs.isFull && !runs.runs.some(({ key }) => key === row.key)}
            aria-label={t('kept.openOf', { name: row.name })}
            onClick={() => void openOne(row)}
          >
            {t('kept.open')}
          </Button>
          <Button
            size="compact-md"
            variant="subtle"
            color="red"
            aria-label={t('kept.removeOf', { name: row.name })}
            onClick={() => setRemoving(row)}
          >
            {t('kept.remove')}
          </Button>
        </Group>
      ),
    },
  ]
  if (error && !data) return <ErrorView level={3} error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={3} label={t('site:loading')} />
  return (
    <Surface gap="sm">
      <h2>{t('kept.title')}</h2>
      <p className="num">{t('kept.count', { some: data.length, most: playgroundsMost })}</p>
      {data.length >= playgroundsMost ? <Note>{t('kept.full')}</Note> : null}
      <DataTable
        label={t('kept.title')}
        columns={columns}
        rows={data.map((row) => ({ ...row, name: nameOf(row.name) }))}
        rowKey={({ key }) => key}
        empty={<p>{t('kept.none')}</p>}
      />
      <ConfirmDialog
        opened={removing !== null}
        onClose={() => setRemoving(null)}
        title={t('kept.removeTitle', { name: removing?.name ?? '' })}
        text={t('kept.removeText')}
        confirmLabel={t('kept.remove')}
        cancelLabel={t('site:cancel')}
        danger
        onConfirm={async () => {
          if (removing) await remove.mutateAsync({ key: removing.key })
        }}
      />
    </Surface>
  )
}
