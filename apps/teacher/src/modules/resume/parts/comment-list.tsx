import { Box, Button, Group, Stack, Title } from '@mantine/core'
import {
  commentMost,
  commentSections,
  type RequestedReview,
  resume,
  type ResumeComment,
} from '@titian/contract'
import { ask, FormError, useAct, useForm, useFormats, useLanguage } from '@titian/site'
import { ConfirmDialog, StatusBadge, Surface, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommentField, useCommentProblem } from './comment-field.tsx'
import { changedByComments, type Place, sectionName } from './place.ts'

interface EditProps {
  sign: string
  comment: ResumeComment
  onDone: () => void
}

function EditComment({ sign, comment, onDone }: EditProps) {
  const { t } = useTranslation(['resume', 'site'])
  const problemOf = useCommentProblem()
  const { form, submit, busy, failure } = useForm({
    initialValues: { content: comment.content },
    problemsOf: ({ content }) => ({ content: problemOf(content) }),
    send: ({ content }) =>
      ask(resume.updateResumeComment, { sign, commentSign: comment.sign, content: content.trim() }),
    refresh: changedByComments,
    onDone,
    draft: { owner: 'person', name: `comment ${comment.sign}`, fields: ['content'] },
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="xs">
        <FormError error={failure} />
        <CommentField
          label={t('form.change')}
          most={commentMost}
          data-autofocus
          {...form.getInputProps('content')}
        />
        <Group gap="xs" justify="flex-end">
          <Button variant="default" size="compact-md" onClick={onDone}>
            {t('site:cancel')}
          </Button>
          <Button type="submit" size="compact-md" loading={busy}>
            {t('form.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function useRemove() {
  const { t } = useTranslation('resume')
  return useAct(resume.removeResumeComment, {
    refresh: changedByComments,
    onDone: () => toast.success(t('comments.removed')),
  })
}

function Acts({
  sign,
  comment,
  name,
  onEdit,
}: Omit<EditProps, 'onDone'> & { name: string; onEdit: () => void }) {
  const { t } = useTranslation(['resume', 'site'])
  const [asks, setAsks] = useState(false)
  const remove = useRemove()
  return (
    <Group gap={4}>
      <Button
        variant="subtle"
        size="compact-md"
        aria-label={t('comments.changeOf', { name })}
        onClick={onEdit}
      >
        {t('comments.change')}
      </Button>
      <Button
        variant="subtle"
        color="red"
        size="compact-md"
        aria-label={t('comments.removeOf', { name })}
        onClick={() => setAsks(true)}
      >
        {t('comments.remove')}
      </Button>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('comments.ask')}
        text={comment.content}
        confirmLabel={t('comments.remove')}
        cancelLabel={t('site:cancel')}
        danger
        onConfirm={async () => void (await remove.mutateAsync({ sign, commentSign: comment.sign }))}
      />
    </Group>
  )
}

interface RowProps {
  review: RequestedReview
  comment: ResumeComment
  onShow: (place: Place) => void
}

function Row({ review: { sign, finishedAt }, comment, onShow }: RowProps) {
  const { t } = useTranslation('resume')
  const { dateTime } = useFormats()
  const language = useLanguage()
  const [isEdited, setEdited] = useState(false)
  const { section, entryTitle, content, createdAt, changedAt, resolvedAt } = comment
  const name = [sectionName(section, language, t('head')), entryTitle].filter(Boolean).join(' · ')
  return (
    <li>
      <Surface padding="sm" gap="xs">
        <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
          <Button
            variant="transparent"
            size="compact-md"
            p={0}
            h="auto"
            styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
            onClick={() => onShow(comment)}
          >
            {name}
          </Button>
          {resolvedAt === null ? null : (
            <StatusBadge tone="ok">{t('comments.resolved')}</StatusBadge>
          )}
        </Group>
        {isEdited ? (
          <EditComment sign={sign} comment={comment} onDone={() => setEdited(false)} />
        ) : (
          <>
            <Box style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{content}</Box>
            <Group justify="space-between" gap="xs">
              <span className="meta">
                {changedAt === null
                  ? dateTime(createdAt)
                  : t('comments.changedAt', { time: dateTime(changedAt) })}
              </span>
              {finishedAt === null ? (
                <Acts sign={sign} comment={comment} name={name} onEdit={() => setEdited(true)} />
              ) : null}
            </Group>
          </>
        )}
      </Surface>
    </li>
  )
}

const orderOf = ({ section }: ResumeComment) => commentSections.indexOf(section)

/** The comments in the order of the sections. */
export function CommentList({ review, onShow }: Omit<RowProps, 'comment'>) {
  const { t } = useTranslation('resume')
  const comments = review.comments.toSorted((one, other) => orderOf(one) - orderOf(other))
  return (
    <section aria-label={t('comments.title')}>
      <Title order={2} size="h3" mb="sm">
        {t('comments.count', { count: comments.length })}
      </Title>
      {comments.length === 0 ? (
        <p className="meta">{t('comments.none')}</p>
      ) : (
        <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
          {comments.map((comment) => (
            <Row key={comment.sign} review={review} comment={comment} onShow={onShow} />
          ))}
        </Stack>
      )}
    </section>
  )
}
