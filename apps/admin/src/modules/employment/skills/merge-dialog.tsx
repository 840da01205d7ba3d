import { Stack } from '@mantine/core'
import { type SkillUses as Uses, skills } from '@titian/contract'
import { ask, ErrorView, FormError, useAsk, useForm } from '@titian/site'
import { FormDialog } from '@titian/site/staff'
import { DialogButtons, TextSkeleton, toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { SkillSelect } from './skill-select.tsx'
import { SkillUses } from './skill-uses.tsx'
import { skillLists } from './skill-values.ts'
import { ReasonField } from '../../../parts/reason-field.tsx'

interface MergeDialogProps {
  code: string
  name: string
  onClose: () => void
}

const least = 3
/** The texts about the target of the merge, by its state. */
const ofTarget = {
  skillItself: 'into',
  skillRetired: 'into',
  skillMerged: 'into',
  skillWordsFull: 'into',
} as const

function MergeForm({ code, name, uses, onClose }: MergeDialogProps & { uses: Uses }) {
  const { t } = useTranslation(['employment', 'site'])
  const { form, submit, busy, failure } = useForm({
    initialValues: { into: '', reason: '' },
    problemsOf: ({ into, reason }) => ({
      ...(into === '' && { into: t('skill.intoMissing') }),
      ...(reason.trim().length < least && { reason: t('reasonShort') }),
    }),
    places: ofTarget,
    send: (values) => ask(skills.mergeSkill, { code, ...values }),
    refresh: skillLists,
    onDone: () => {
      toast.success(t('skill.merged'))
      onClose()
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FormError error={failure} />
        <p>{t('skill.mergeText', { name })}</p>
        <SkillUses uses={uses} />
        <SkillSelect field={form.getInputProps('into')} label={t('skill.into')} without={code} />
        <ReasonField {...form.getInputProps('reason')} label={t('reason')} hint={t('reasonHint')} />
        <DialogButtons
          cancelLabel={t('site:cancel')}
          onCancel={onClose}
          confirmLabel={t('skill.merge')}
          busy={busy}
          danger
        />
      </Stack>
    </form>
  )
}

/** JOB-141, JOB-142: merges two skills after showing how many records will change. */
export function MergeDialog(props: MergeDialogProps) {
  const { code, name, onClose } = props
  const { t } = useTranslation(['employment', 'site'])
  const { data, error, refetch } = useAsk(skills.skillUses, { code }, { staleTime: 0, gcTime: 0 })
  return (
    <FormDialog opened onClose={onClose} title={t('skill.mergeTitle', { name })} size={520}>
      {data ? (
        <MergeForm {...props} uses={data} />
      ) : error ? (
        <ErrorView level={3} error={error} onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={5} label={t('site:loading')} />
      )}
    </FormDialog>
  )
}
