import { Button, Group, Stack, Textarea } from '@mantine/core'
import { grades, markCommentLength } from '@titian/contract'
import { toast } from '@titian/ui'
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { callKey } from '../calls/query-client.ts'
import { useAct } from '../calls/use-act.ts'

const CommentDialog = lazy(() =>
  import('./comment-dialog.tsx').then((module) => ({ default: module.CommentDialog })),
)

interface CommentFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  error?: ReactNode
  /** The path of the field, by which a refusal finds it. */
  path?: string
  /** The maximum number of characters of the whole comment. */
  most: number
}

/**
 * TCH-179: the field for a teacher's comment on a piece of work, with a list of comments that the
 * teacher wrote before.
 */
export function CommentField({ label, value, onChange, error, path, most }: CommentFieldProps) {
  const { t } = useTranslation('marking')
  const field = useRef<HTMLTextAreaElement>(null)
  const [isOpen, setOpen] = useState(false)
  const keep = useAct(grades.keepMarkComment, {
    refresh: [callKey(grades.listMarkComments)],
    onDone: ({ name }) => toast.success(t('kept', { name })),
  })
  const content = value.trim()
  const tooLong = content.length > markCommentLength
  const insert = (words: string) => {
    const { selectionStart: from = value.length, selectionEnd: to = value.length } =
      field.current ?? {}
    const before = value.slice(0, from)
    const gap = before === '' || /\s$/.test(before) ? '' : ' '
    const text = `${before}${gap}${words}${value.slice(to)}`
    if (text.length > most) return toast.failure(t('noRoom', { most }))
    onChange(text)
    setOpen(false)
    const at = from + gap.length + words.length
    // Waits, because the dialog focuses its button when it closes.
    setTimeout(() => {
      field.current?.focus()
      field.current?.setSelectionRange(at, at)
    }, 50)
  }
  return (
    <Stack gap="xs">
      <Textarea
        ref={field}
        data-path={path}
        label={label}
        error={error}
        minRows={2}
        maxRows={12}
        maxLength={most}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Group gap="sm">
        <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('choose')}
        </Button>
        <Button
          variant="subtle"
          loading={keep.isPending}
          disabled={content === '' || tooLong}
          onClick={() => keep.mutate({ content })}
        >
          {t('keep')}
        </Button>
        {tooLong ? <p className="meta">{t('keepLimit', { most: markCommentLength })}</p> : null}
      </Group>
      {isOpen ? (
        <Suspense>
          <CommentDialog onClose={() => setOpen(false)} onChoose={insert} />
        </Suspense>
      ) : null}
    </Stack>
  )
}
