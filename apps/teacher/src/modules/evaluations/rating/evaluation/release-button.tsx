import { Box, Button, Stack } from '@mantine/core'
import { type AssessmentState, type Evaluation, evaluations } from '@titian/contract'
import { callKey, useAct, useFormats } from '@titian/site'
import { ConfirmDialog, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ratedInput } from '../rated-links.ts'
import { ratingLists } from '../use-rating.ts'

/**
 * The states of assessments that cannot be released yet. The confirmation names each state as a
 * reason.
 */
const leftStates: readonly AssessmentState[] = [
  'collecting',
  'autoRated',
  'teacherRating',
  'secondRating',
  'moderating',
]

/**
 * PRC-064: releases all assessments that are ready. The confirmation says how many are ready, and
 * which others are left out and why.
 */
export function ReleaseButton({ evaluation }: { evaluation: Evaluation }) {
  const { t } = useTranslation(['evaluations', 'site'])
  const { number } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const { counts, missing, practice } = evaluation
  const totalOf = (state: AssessmentState) => counts.find((one) => one.state === state)?.total ?? 0
  const ready = totalOf('ready')
  const reasons = [
    ...leftStates.map((state) => ({ state, count: totalOf(state) })),
    { state: 'none' as const, count: missing },
  ].filter(({ count }) => count > 0)
  const left = reasons.reduce((sum, { count }) => sum + count, 0)
  const act = useAct(evaluations.releaseEvaluation, {
    refresh: [...ratingLists, callKey(evaluations.assessmentBySign)],
    onDone: (done) =>
      toast.success(
        t('rating.releasedToast', {
          released: number(done.released),
          left: number(done.left),
        }),
      ),
  })
  return (
    <>
      <Button disabled={ready === 0} onClick={() => setOpen(true)}>
        {t('rating.release')}
      </Button>
      <ConfirmDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('rating.releaseTitle', { count: ready })}
        text={
          <Stack gap="sm">
            <p>{t(practice.kind === null ? 'rating.releaseWorkText' : 'rating.releaseText')}</p>
            {left > 0 ? (
              <div>
                <p>{t('rating.leftCount', { count: left })}</p>
                <Box component="ul" m={0} pl="md">
                  {reasons.map(({ state, count }) => (
                    <li key={state}>{t(`rating.left.${state}`, { count })}</li>
                  ))}
                </Box>
              </div>
            ) : null}
          </Stack>
        }
        confirmLabel={t('rating.releaseConfirm', { count: ready })}
        cancelLabel={t('site:cancel')}
        onConfirm={async () => void (await act.mutateAsync(ratedInput(practice)))}
      />
    </>
  )
}
