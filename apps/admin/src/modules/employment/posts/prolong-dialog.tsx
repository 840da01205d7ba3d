import { Box, Stack, TextInput } from '@mantine/core'
import { employment, postDays, postDaysMost, type Prolonged } from '@titian/contract'
import { ask, byContract, callKey, momentOfDay, useForm, useFormats } from '@titian/site'
import { Note, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { dayOf } from '../../../parts/day-of.ts'

interface ProlongDialogProps {
  positionIds: string[]
  onDone?: () => void
  onClose: () => void
}

const inDays = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000).toISOString())

/**
 * JOB-097: sets a later end for one or many posts, then names the posts that were not prolonged
 * with the reason.
 */
export function ProlongDialog({ positionIds, onDone, onClose }: ProlongDialogProps) {
  const { t } = useTranslation('employment')
  const { colon } = useFormats()
  const [result, setResult] = useState<Prolonged | null>(null)
  const inputOf = ({ endDay }: { endDay: string }) => ({
    positionIds,
    endsAt: momentOfDay(endDay, 'last') ?? '',
  })
  const { form, submit, busy, failure } = useForm({
    initialValues: { endDay: inDays(postDays) },
    problemsOf: byContract(employment.prolongPosts.input, {
      inputOf,
      places: { endsAt: 'endDay' },
    }),
    places: { endsAt: 'endDay' },
    send: (values) => ask(employment.prolongPosts, inputOf(values)),
    refresh: [employment.managePosts, employment.keptPost].map(callKey),
    onDone: (done) => {
      onDone?.()
      if (done.refused.length > 0) return setResult(done)
      toast.success(t('post.prolonged', { count: done.prolonged }))
      onClose()
    },
  })
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t('post.prolongTitle', { count: positionIds.length })}
      confirmLabel={t('post.prolong')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <TextInput
        {...form.getInputProps('endDay')}
        type="date"
        label={t('post.newEnd')}
        description={t('post.newEndHint', { most: postDaysMost })}
        required
      />
      {result ? (
        <Note tone="warn" live>
          <Stack gap="xs">
            <b>{t('post.prolonged', { count: result.prolonged })}</b>
            <span>{t('post.notProlonged')}</span>
            <Box component="ul" m={0} pl="lg">
              {result.refused.map(({ positionId, title, why }) => (
                <li key={positionId}>
                  {title}
                  {colon}
                  {t(`post.why.${why}`)}
                </li>
              ))}
            </Box>
          </Stack>
        </Note>
      ) : null}
    </ActDialog>
  )
}
