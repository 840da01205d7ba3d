import { Button } from '@mantine/core'
import { type RequestedReview, resume } from '@titian/contract'
import { useAct } from '@titian/site'
import { ConfirmDialog, toast } from '@titian/ui'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changedByComments } from './place.ts'

/** RES-129: finishes a review. */
export function FinishButton({ review }: { review: RequestedReview }) {
  const { sign, studentName, comments } = review
  const { t } = useTranslation(['resume', 'site'])
  const [asks, setAsks] = useState(false)
  const finish = useAct(resume.finishResumeReview, {
    refresh: changedByComments,
    onDone: () => toast.success(t('finish.done')),
  })
  return (
    <>
      <Button leftSection={<IconCheck size={18} aria-hidden />} onClick={() => setAsks(true)}>
        {t('finish.act')}
      </Button>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('finish.ask', { name: studentName })}
        text={t('finish.text', { count: comments.length })}
        confirmLabel={t('finish.act')}
        cancelLabel={t('site:cancel')}
        onConfirm={async () => void (await finish.mutateAsync({ sign }))}
      />
    </>
  )
}
