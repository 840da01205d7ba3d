import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { FormError, useSession, useSignIn } from '@titian/site'
import { ConfirmDialog, Note, StatusBadge, Surface } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Run, rename } from './model/run.ts'
import type { useKeep } from './use-keep.ts'
import type { Runs } from './use-runs.ts'

interface HeadProps {
  run: Run
  runs: Runs
  keeping: ReturnType<typeof useKeep>
  onNew: () => void
}

/**
 * PRC-041: shown if another tab has saved this run too. Nothing is overwritten until the person has
 * chosen.
 */
function Conflict({ run, keeping }: Pick<HeadProps, 'run' | 'keeping'>) {
  const { t } = useTranslation('playground')
  const newer = keeping.newer(run)
  const refusal = keeping.refusal(run)
  if (newer)
    return (
      <Note tone="warn" live>
        <p>{t('conflict.text', { name: newer.name, days: newer.days })}</p>
        <Group gap="sm" mt="xs">
          <Button size="compact-md" variant="default" onClick={() => keeping.take(newer)}>
            {t('conflict.take')}
          </Button>
          <Button size="compact-md" variant="default" onClick={() => keeping.separate(run)}>
            {t('conflict.separate')}
          </Button>
        </Group>
      </Note>
    )
  if (refusal?.reason === 'playgroundGone')
    return (
      <Note tone="warn" live>
        <p>{refusal.msg}</p>
        <Button size="compact-md" variant="default" mt="xs" onClick={() => keeping.separate(run)}>
          {t('conflict.separate')}
        </Button>
      </Note>
    )
  return <FormError error={refusal} />
}

function Close({ run, runs }: Pick<HeadProps, 'run' | 'runs'>) {
  const { t } = useTranslation(['playground', 'site'])
  const [isOpen, setOpen] = useState(false)
  const isLost = run.isChanged && (run.days > 0 || run.log.length > 0)
  return (
    <>
      <Button variant="subtle" onClick={() => (isLost ? setOpen(true) : runs.close(run.key))}>
        {t('close')}
      </Button>
      <ConfirmDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('closeTitle', { name: run.name })}
        text={t('closeText')}
        confirmLabel={t('close')}
        cancelLabel={t('site:cancel')}
        danger
        onConfirm={() => runs.close(run.key)}
      />
    </>
  )
}

/** The name of the current run, and whether it is saved. */
export function RunHead({ run, runs, keeping, onNew }: HeadProps) {
  const { t } = useTranslation('playground')
  const { status } = useSession()
  const openSignIn = useSignIn()
  const isVisitor = status === 'visitor'
  const isNameless = run.name.trim() === ''
  return (
    <Surface gap="sm">
      <Group align="end" gap="sm">
        {runs.runs.length > 1 ? (
          <NativeSelect
            label={t('chosen')}
            value={run.key}
            onChange={(event) => runs.choose(event.currentTarget.value)}
            data={runs.runs.map(({ key, name }) => ({ value: key, label: name }))}
          />
        ) : null}
        <TextInput
          label={t('name')}
          maxLength={60}
          autoComplete="off"
          error={isNameless ? t('nameMissing') : undefined}
          value={run.name}
          onChange={(event) => runs.put(rename(run, event.currentTarget.value))}
        />
        {isVisitor ? (
          <Button variant="default" onClick={() => openSignIn('login')}>
            {t('kept.signIn')}
          </Button>
        ) : (
          <Button
            disabled={!run.isChanged || isNameless}
            loading={keeping.isBusy}
            onClick={() => keeping.keep(run)}
          >
            {t('kept.save')}
          </Button>
        )}
        <Button variant="default" disabled={runs.isFull} onClick={onNew}>
          {t('new.title')}
        </Button>
        <Close run={run} runs={runs} />
      </Group>
      <Stack gap="xs">
        <Group gap="xs">
          <StatusBadge tone={run.isChanged ? 'warn' : 'ok'}>
            {t(run.isChanged ? 'kept.no' : 'kept.yes')}
          </StatusBadge>
          {run.forkDay === null ? null : (
            <StatusBadge tone="neutral">{t('forkOf', { day: run.forkDay })}</StatusBadge>
          )}
        </Group>
        <Conflict run={run} keeping={keeping} />
      </Stack>
    </Surface>
  )
}
