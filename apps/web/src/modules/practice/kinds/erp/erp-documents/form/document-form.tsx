import { Button, Group, Stack, Text } from '@mantine/core'
import { erpLimits } from '@titian/contract'
import { FormError } from '@titian/site'
import { Note, Surface } from '@titian/ui'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ErpPageProps } from '../../parts/page-props.ts'
import { HeadFields } from './head-fields.tsx'
import { Lines } from './lines.tsx'
import { handleKeys } from './next-cell.ts'
import { FormContext, useFormScene } from './scene.ts'
import { Totals } from './totals.tsx'
import { useDocumentForm } from './use-document-form.ts'
import { emptyLine, type LineValues, type Origin } from './values.ts'

/** Says that the form was restored from an earlier visit, with a button to discard it. */
function Restored() {
  const { t } = useTranslation('erp-documents')
  const { made } = useFormScene()
  if (!made.isRestored) return null
  return (
    <Note
      action={
        <Button size="xs" variant="default" onClick={made.discard}>
          {t('form.startAgain')}
        </Button>
      }
    >
      {t('form.restored')}
    </Note>
  )
}

function Buttons({ isBusyElsewhere }: { isBusyElsewhere: boolean }) {
  const { t } = useTranslation('erp-documents')
  const { made } = useFormScene()
  const { busy, send, failure } = made
  return (
    <Stack gap="sm">
      <FormError error={failure} />
      <Text component="p" m={0} fz="sm" c="var(--text-2)">
        {t('form.submitHelp')}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" disabled={busy || isBusyElsewhere} onClick={() => send(false)}>
          {t('form.save')}
        </Button>
        <Button type="submit" loading={busy} disabled={isBusyElsewhere && !busy}>
          {t('form.submit')}
        </Button>
      </Group>
    </Stack>
  )
}

interface DocumentFormProps extends Pick<ErpPageProps, 'run' | 'acts'> {
  origin: Origin
  onOrigin: (words: { source?: string; paper?: string }, lines?: LineValues[]) => void
  label: string
}

/** PRC-225: the form for every kind of document. */
export function DocumentForm({ run, acts, origin, onOrigin, label }: DocumentFormProps) {
  const made = useDocumentForm({ run, acts }, origin)
  const box = useRef<HTMLFormElement>(null)
  const added = useRef(false)
  const { lines } = made.form.values
  const scene = useMemo(() => ({ run, origin, made, onOrigin }), [run, origin, made, onOrigin])
  useEffect(() => {
    if (!added.current) return
    added.current = false
    box.current?.querySelector<HTMLElement>(`[data-line="${lines.length - 1}"] select`)?.focus()
  }, [lines.length])
  const addLine = () => {
    const chosen = lines.map(({ item }) => item)
    const hasMore = origin.view.items.some(({ code }) => !chosen.includes(code))
    const isBound = origin.source !== null
    if (origin.kind === 'payment' || isBound || !hasMore || lines.length >= erpLimits.lines)
      return box.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus()
    added.current = true
    made.form.insertListItem('lines', emptyLine)
  }
  return (
    <FormContext value={scene}>
      <Surface gap="md">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in a field moves to the next one */}
        <form
          ref={box}
          noValidate
          aria-label={label}
          onSubmit={(event) => {
            event.preventDefault()
            made.send(true)
          }}
          onKeyDown={(event) =>
            handleKeys(event, { onEnd: addLine, onSubmit: () => made.send(true) })
          }
        >
          <Stack gap="lg">
            <Restored />
            <HeadFields />
            <Lines />
            <Totals />
            <Buttons isBusyElsewhere={acts.isPending && !made.busy} />
          </Stack>
        </form>
      </Surface>
    </FormContext>
  )
}
