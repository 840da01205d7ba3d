import { Button, Group, SimpleGrid } from '@mantine/core'
import { FormError, SavedAt } from '@titian/site'
import { Note } from '@titian/ui'
import { type FocusEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyPart } from '../parts/lazy-part.tsx'
import type { PartForm } from './use-part-form.ts'

const loadNote = () => import('@titian/site/conflict').then((one) => one.ConflictNote)

interface FormFrameProps<V extends Record<string, unknown>> {
  form: PartForm<V>
  /** Returns the fields of a copy as text, so that two copies can be compared. */
  words: (values: V) => { name: string; text: string }[]
  /** Called when the form was saved and closed by its button. */
  onDone: () => void
  doneLabel: string
  /** Shown before the button. */
  act?: ReactNode
  children: ReactNode
}

function Conflict<V extends Record<string, unknown>>({
  form,
  words,
}: Pick<FormFrameProps<V>, 'form' | 'words'>) {
  const { t } = useTranslation('resume')
  const { values, remote, resolve } = form
  if (!remote) return null
  const other = words(remote)
  const rows = words(values).flatMap(({ name, text }, at) =>
    other[at] && other[at].text !== text ? [{ name, local: text, remote: other[at].text }] : [],
  )
  return (
    <LazyPart
      name="conflict"
      load={loadNote}
      props={{
        whileWriting: true,
        title: t('conflict.title'),
        text: t('conflict.text'),
        remoteLabel: t('conflict.remote'),
        takeLabel: t('conflict.take'),
        rows,
        onKeep: () => resolve(true),
        onTake: () => resolve(false),
      }}
    />
  )
}

/**
 * The frame of every form of the editor: the newer copy of the server, the errors and the saving
 * state.
 */
export function FormFrame<V extends Record<string, unknown>>(props: FormFrameProps<V>) {
  const { form, words, onDone, doneLabel, act, children } = props
  const { t } = useTranslation('resume')
  const { touch, state, dirty, at, newer, failure, busy, save } = form
  // Whether unsaved text of an earlier visit was restored.
  const [isOffered] = useState(dirty)
  const leave = ({ target }: FocusEvent<HTMLElement>) => {
    const path = target.closest<HTMLElement>('[data-path]')?.dataset['path']
    if (path) touch(path)
  }
  const done = async () => {
    if (await save()) onDone()
  }
  return (
    // The handler only observes which fields were left.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      noValidate
      onBlur={leave}
      onSubmit={(event) => {
        event.preventDefault()
        void done()
      }}
    >
      <Conflict form={form} words={words} />
      {isOffered && dirty && !newer ? <Note tone="warn">{t('offered')}</Note> : null}
      {state === 'failed' && !newer ? <FormError error={failure} /> : null}
      <SimpleGrid
        cols={2}
        spacing="md"
        verticalSpacing="md"
        style={{ alignItems: 'start' }}
        mt="sm"
      >
        {children}
      </SimpleGrid>
      <Group mt="lg" gap="md" justify="flex-end">
        {dirty || at !== null ? <SavedAt state={state} at={at} /> : null}
        {act}
        <Button type="submit" loading={busy && dirty}>
          {doneLabel}
        </Button>
      </Group>
    </form>
  )
}
