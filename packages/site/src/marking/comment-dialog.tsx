import { Box, Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { grades, markCommentMost, markCommentNameLength, type MarkComment } from '@titian/contract'
import { ListSkeleton, toast } from '@titian/ui'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { callKey } from '../calls/query-client.ts'
import { useAct } from '../calls/use-act.ts'
import { useAsk } from '../calls/use-ask.ts'
import { ErrorView } from '../parts/error-view.tsx'

interface CommentDialogProps {
  onClose: () => void
  onChoose: (content: string) => void
}

const folded = (text: string) => text.normalize('NFKC').toLocaleLowerCase()

/** Whether each word of the search is in the name or in the text of the comment. */
const matches = (search: string, { name, content }: MarkComment) =>
  folded(search)
    .split(/\s+/)
    .every((word) => folded(`${name} ${content}`).includes(word))

interface RenameProps {
  comment: MarkComment
  onDone: () => void
}

function Rename({ comment, onDone }: RenameProps) {
  const { t } = useTranslation(['marking', 'site'])
  const [name, setName] = useState(comment.name)
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const act = useAct(grades.renameMarkComment, {
    refresh: [callKey(grades.listMarkComments)],
    onDone,
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (name.trim() !== '') act.mutate({ sign: comment.sign, name })
      }}
    >
      <Group align="end" gap="sm">
        <TextInput
          flex={1}
          miw={180}
          ref={field}
          label={t('name')}
          maxLength={markCommentNameLength}
          error={isTried && name.trim() === '' ? t('nameMissing') : undefined}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          // Escape only cancels the change of the name. The dialog stays open.
          data-mantine-stop-propagation
          onKeyDown={({ key }) => {
            if (key === 'Escape') onDone()
          }}
        />
        <Button type="submit" loading={act.isPending}>
          {t('saveName')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('site:cancel')}
        </Button>
      </Group>
    </form>
  )
}

interface RowProps {
  comment: MarkComment
  onChoose: (content: string) => void
}

function Row({ comment, onChoose }: RowProps) {
  const { t } = useTranslation('marking')
  const [isRenaming, setRenaming] = useState(false)
  const { sign, name, content } = comment
  const remove = useAct(grades.removeMarkComment, {
    refresh: [callKey(grades.listMarkComments)],
    onDone: () => toast.success(t('removed', { name })),
  })
  return (
    <Box component="li" py="xs" style={{ borderTop: '1px solid var(--line)' }}>
      <Button
        variant="subtle"
        fullWidth
        h="auto"
        py="xs"
        px="xs"
        justify="flex-start"
        data-comment
        styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
        onClick={() => onChoose(content)}
      >
        <Stack component="span" gap={2}>
          <b>{name}</b>
          {content === name ? null : (
            <Box component="span" className="clip-2" c="dimmed" fz="sm" fw={400}>
              {content}
            </Box>
          )}
        </Stack>
      </Button>
      {isRenaming ? (
        <Rename comment={comment} onDone={() => setRenaming(false)} />
      ) : (
        <Group gap="xs">
          <Button
            variant="subtle"
            color="neutral"
            aria-label={t('renameNamed', { name })}
            onClick={() => setRenaming(true)}
          >
            {t('rename')}
          </Button>
          <Button
            variant="subtle"
            color="red"
            loading={remove.isPending}
            aria-label={t('removeNamed', { name })}
            onClick={() => remove.mutate({ sign })}
          >
            {t('remove')}
          </Button>
        </Group>
      )}
    </Box>
  )
}

/** Arrow keys move the focus from the search to the comments and back. */
function moveWithin(event: KeyboardEvent<HTMLElement>, search: HTMLInputElement | null) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const { target } = event
  const isHere =
    target === search || (target instanceof HTMLElement && target.dataset['comment'] !== undefined)
  if (step === 0 || !isHere) return
  const stops: HTMLElement[] = [
    ...(search ? [search] : []),
    ...event.currentTarget.querySelectorAll<HTMLElement>('[data-comment]'),
  ]
  const at = stops.findIndex((one) => one === target)
  event.preventDefault()
  stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus()
}

/**
 * TCH-179: the teacher's own comments to choose from. Enter in the search takes the first one
 * found.
 */
export function CommentDialog({ onClose, onChoose }: CommentDialogProps) {
  const { t } = useTranslation('marking')
  const [search, setSearch] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { data, error, refetch } = useAsk(
    grades.listMarkComments,
    { page: 1, size: markCommentMost },
    { staleTime: 0 },
  )
  const found = (data?.list ?? []).filter((comment) => matches(search, comment))
  const [first] = found
  return (
    <Modal opened onClose={onClose} title={t('title')} size="lg">
      <Stack gap="sm" onKeyDown={(event) => moveWithin(event, field.current)}>
        <p className="meta">{t('limits', { count: data?.total ?? 0, most: markCommentMost })}</p>
        <TextInput
          ref={field}
          data-autofocus
          type="search"
          label={t('search')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            if (first) onChoose(first.content)
          }}
        />
        {error ? <ErrorView level={3} error={error} onRetry={() => void refetch()} /> : null}
        {!data && !error ? (
          <ListSkeleton label={t('site:loading')} picture={false} count={3} />
        ) : null}
        {data ? (
          <output className="meta">
            {data.total === 0 ? t('none') : t('found', { count: found.length })}
          </output>
        ) : null}
        <Box component="ul" m={0} p={0}>
          {found.map((comment) => (
            <Row key={comment.sign} comment={comment} onChoose={onChoose} />
          ))}
        </Box>
      </Stack>
    </Modal>
  )
}
