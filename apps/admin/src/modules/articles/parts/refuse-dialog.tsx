import { articles, type ManagedCard } from '@titian/contract'
import { ask, byContract, callKey, useForm } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { ReasonField } from '../../../parts/reason-field.tsx'

interface RefuseDialogProps {
  article: Pick<ManagedCard, 'sign' | 'title'>
  onClose: () => void
}

/** CNT-090: returns an article to its author with a reason. */
export function RefuseDialog({ article: { sign, title }, onClose }: RefuseDialogProps) {
  const { t } = useTranslation('articles')
  const inputOf = ({ reason }: { reason: string }) => ({ sign, reason })
  const { form, submit, busy, failure } = useForm({
    initialValues: { reason: '' },
    problemsOf: byContract(articles.refuseArticle.input, { inputOf }),
    send: (values) => ask(articles.refuseArticle, inputOf(values)),
    refresh: [callKey(articles.manageArticles)],
    onDone: () => {
      toast.success(t('refused'))
      onClose()
    },
  })
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t('refuseTitle', { title })}
      confirmLabel={t('refuse')}
      danger
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <ReasonField {...form.getInputProps('reason')} label={t('reason')} hint={t('reasonHint')} />
    </ActDialog>
  )
}
