import { Box, Button, Group, Stack, Title } from '@mantine/core'
import { resume, type ResumeComment, type ResumeContent, type ResumeReview } from '@titian/contract'
import { callKey, useAct, useFormats, useLanguage } from '@titian/site'
import { ConfirmDialog, StatusBadge, Surface, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSection, type Part, partName } from '../../data/place.ts'
import { useResume } from '../../data/use-resume.ts'

export type ShowPlace = (part: Part, entry: string | null) => void

const refresh = [callKey(resume.listResumeReviews), callKey(resume.resumeReviewers)]

/** Returns the entry of the comment if it still exists. */
function findEntry({ section, entryId }: ResumeComment, { sections }: ResumeContent) {
  if (!isSection(section)) return null
  return sections[section].some(({ id }) => id === entryId) ? entryId : null
}

interface CommentProps {
  comment: ResumeComment
  onShow: ShowPlace
}

function Comment({ comment, onShow }: CommentProps) {
  const { t } = useTranslation('resume')
  const language = useLanguage()
  const { content } = useResume().detail
  const resolve = useAct(resume.resolveResumeComment, { refresh })
  const { sign, section, entryId, entryTitle, resolvedAt } = comment
  const entry = findEntry(comment, content)
  const part = section === 'basics' ? t('basics') : partName(section, language)
  const name = [part, entryTitle].filter(Boolean).join(' · ')
  const isResolved = resolvedAt !== null
  const act = t(isResolved ? 'panels.comments.reopen' : 'panels.comments.resolve')
  return (
    <Box component="li" py="sm" style={{ borderTop: '1px solid var(--line)' }}>
      <Group justify="space-between" gap="xs">
        <b>{name}</b>
        {isResolved ? <StatusBadge tone="ok">{t('panels.comments.resolved')}</StatusBadge> : null}
      </Group>
      <Box my={6} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {comment.content}
      </Box>
      {entryId !== '' && entry === null ? (
        <p className="meta">{t('panels.comments.entryRemoved')}</p>
      ) : null}
      <Group gap="xs" mt={6}>
        <Button
          variant="default"
          size="compact-md"
          aria-label={t('panels.comments.openOf', { name })}
          onClick={() => onShow(section, entry)}
        >
          {t('panels.comments.open')}
        </Button>
        <Button
          variant={isResolved ? 'subtle' : 'light'}
          size="compact-md"
          loading={resolve.isPending}
          aria-label={t('panels.comments.actOf', { act, name })}
          onClick={() => resolve.mutate({ sign, resolved: !isResolved })}
        >
          {act}
        </Button>
      </Group>
    </Box>
  )
}

function Withdraw({ review: { sign, teacherName } }: { review: ResumeReview }) {
  const { t } = useTranslation(['resume', 'site'])
  const [asks, setAsks] = useState(false)
  const withdraw = useAct(resume.withdrawResumeReview, {
    refresh,
    onDone: () => toast.success(t('panels.comments.withdrawn')),
  })
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        size="compact-md"
        aria-label={t('panels.comments.withdrawOf', { name: teacherName })}
        onClick={() => setAsks(true)}
      >
        {t('panels.comments.withdraw')}
      </Button>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('panels.comments.withdrawAsk', { name: teacherName })}
        text={t('panels.comments.withdrawText')}
        confirmLabel={t('panels.comments.withdraw')}
        cancelLabel={t('site:cancel')}
        danger
        onConfirm={async () => void (await withdraw.mutateAsync({ sign }))}
      />
    </>
  )
}

const stateOf = ({ withdrawnAt, finishedAt }: ResumeReview) =>
  withdrawnAt !== null ? 'withdrawn' : finishedAt !== null ? 'finished' : 'waiting'
const tones = { withdrawn: 'neutral', finished: 'ok', waiting: 'warn' } as const

/** One request with its state and comments, which remain after a withdrawal. */
export function Review({ review, onShow }: { review: ResumeReview; onShow: ShowPlace }) {
  const { t } = useTranslation('resume')
  const { dateTime } = useFormats()
  const { teacherName, revision, requestedAt, note, comments, withContact } = review
  const state = stateOf(review)
  return (
    <Surface gap="xs">
      <Group justify="space-between" gap="xs">
        <Title order={3} size="h4">
          {teacherName}
        </Title>
        <StatusBadge tone={tones[state]}>{t(`panels.comments.state.${state}`)}</StatusBadge>
      </Group>
      <span className="meta">
        {t('panels.comments.copy', { revision, time: dateTime(requestedAt) })}
        {withContact ? ` · ${t('panels.comments.contactShown')}` : ''}
      </span>
      {note ? <p style={{ overflowWrap: 'anywhere' }}>{note}</p> : null}
      {comments.length === 0 ? (
        <p className="meta">{t('panels.comments.noComments')}</p>
      ) : (
        <Stack component="ul" gap={0} m={0} p={0} style={{ listStyle: 'none' }}>
          {comments.map((comment) => (
            <Comment key={comment.sign} comment={comment} onShow={onShow} />
          ))}
        </Stack>
      )}
      {state === 'withdrawn' ? null : (
        <Group justify="flex-end">
          <Withdraw review={review} />
        </Group>
      )}
    </Surface>
  )
}
