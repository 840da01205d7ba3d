import { Button, Group, Stack, Textarea, UnstyledButton } from '@mantine/core'
import { noteLength, notes, type Note } from '@titian/contract'
import { ask, callKey, FormError, useForm, useFormats } from '@titian/site'
import { toast } from '@titian/ui'
import { useEffect, useRef, type Ref } from 'react'
import { useTranslation } from 'react-i18next'

const refresh = [callKey(notes.listNotes)]

interface NewNoteProps {
  videoSign: string
  /** The second of the note. */
  second: number
  /** Fixes the second while typing, or follows the video again. */
  onPinSecond: (isPinned: boolean) => void
  fieldRef: Ref<HTMLTextAreaElement>
  onAdded: () => void
}

/**
 * CRS-200: a note at the current second; the second is fixed at the first letter while the video
 * continues.
 */
export function NewNote({ videoSign, second, onPinSecond, fieldRef, onAdded }: NewNoteProps) {
  const { t } = useTranslation('study')
  const { clock, comma } = useFormats()
  // With this idempotency key, a retry after a lost response adds no second note.
  const key = useRef<string>(crypto.randomUUID())
  const { form, submit, busy, failure, forgetDraft, isRestored } = useForm({
    initialValues: { content: '' },
    problemsOf: ({ content }) => ({
      content:
        content.trim() === ''
          ? t('notes.missing')
          : content.trim().length > noteLength
            ? t('notes.tooLong')
            : null,
    }),
    send: ({ content }) =>
      ask(notes.addNote, { videoIdSign: videoSign, second, content, key: key.current }),
    refresh,
    onDone: () => {
      forgetDraft()
      toast.success(t('notes.added'))
      onAdded()
    },
    draft: { owner: 'person', name: `note ${videoSign}`, fields: ['content'] },
  })
  const time = clock(second)
  useEffect(() => {
    if (isRestored) onPinSecond(true)
  }, [isRestored, onPinSecond])
  const field = form.getInputProps('content') as { onChange: (event: unknown) => void }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="xs">
        <FormError error={failure} />
        <Textarea
          {...field}
          ref={fieldRef}
          aria-label={t('notes.at', { time })}
          placeholder={t('notes.placeholder')}
          autosize
          minRows={2}
          maxRows={8}
          onChange={(event) => {
            onPinSecond(event.currentTarget.value !== '')
            field.onChange(event)
          }}
        />
        <Group gap="xs" justify="space-between">
          <UnstyledButton
            className="num"
            py={4}
            px={10}
            bdrs="md"
            bg="var(--warn-tint)"
            c="var(--warn)"
            fz="sm"
            fw={600}
            title={t('notes.takeNow')}
            aria-label={`${t('notes.atShort', { time })}${comma}${t('notes.takeNow')}`}
            onClick={() => onPinSecond(false)}
          >
            {t('notes.atShort', { time })}
          </UnstyledButton>
          <Button type="submit" variant="light" size="compact-md" loading={busy}>
            {t('notes.add')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Edits the text of a note in place. */
export function EditNote({ note, onDone }: { note: Note; onDone: () => void }) {
  const { t } = useTranslation(['study', 'site'])
  const field = useRef<HTMLTextAreaElement>(null)
  // After a click on "change" the field has the focus.
  useEffect(() => field.current?.focus(), [])
  const { form, submit, busy, failure } = useForm({
    initialValues: { content: note.content },
    problemsOf: ({ content }) => ({
      content:
        content.trim() === ''
          ? t('notes.missing')
          : content.trim().length > noteLength
            ? t('notes.tooLong')
            : null,
    }),
    send: ({ content }) => ask(notes.changeNote, { sign: note.idSign, content }),
    refresh,
    onDone,
    draft: { owner: 'person', name: `note ${note.idSign}`, fields: ['content'] },
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="xs">
        <FormError error={failure} />
        <Textarea
          {...form.getInputProps('content')}
          aria-label={t('notes.edit')}
          autosize
          minRows={2}
          maxRows={8}
          ref={field}
        />
        <Group gap="xs" justify="flex-end">
          <Button variant="default" size="compact-md" onClick={onDone}>
            {t('site:cancel')}
          </Button>
          <Button type="submit" size="compact-md" loading={busy}>
            {t('notes.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
