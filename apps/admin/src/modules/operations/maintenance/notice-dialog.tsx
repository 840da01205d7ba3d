import { NumberInput, Text, Textarea, TextInput } from '@mantine/core'
import { languages, type MaintenanceNotice, operations, usualLeadHours } from '@titian/contract'
import { ask, byContract, callKey, useForm } from '@titian/site'
import { fromLocalField, toLocalField, zoneName } from '@titian/site/local-time'
import { numberOf } from '@titian/site/number-of'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'

const valuesOf = (notice: MaintenanceNotice | null) => ({
  startsAt: toLocalField(notice?.startsAt ?? null),
  endsAt: toLocalField(notice?.endsAt ?? null),
  leadHours: (notice?.leadHours ?? usualLeadHours) as number | string,
  texts: {
    en: notice?.texts.en ?? '',
    zh: notice?.texts.zh ?? '',
    my: notice?.texts.my ?? '',
  },
})

const inputOf = ({ startsAt, endsAt, leadHours, texts }: ReturnType<typeof valuesOf>) => ({
  startsAt: fromLocalField(startsAt) ?? '',
  endsAt: fromLocalField(endsAt) ?? '',
  leadHours: numberOf(leadHours),
  texts,
})

interface NoticeDialogProps {
  /** The notice that is changed; null to write a new one. */
  notice: MaintenanceNotice | null
  onClose: () => void
}

/** OPS-076, OPS-077: writes or changes a notice of maintenance. */
export function NoticeDialog({ notice, onClose }: NoticeDialogProps) {
  const { t } = useTranslation('operations')
  const { form, submit, busy, failure } = useForm({
    initialValues: valuesOf(notice),
    problemsOf: byContract(operations.writeMaintenanceNotice.input, { inputOf }),
    send: async (values) => {
      const input = inputOf(values)
      if (!notice) return void (await ask(operations.writeMaintenanceNotice, input))
      const { sign, version } = notice
      await ask(operations.changeMaintenanceNotice, { sign, version, ...input })
    },
    refresh: [callKey(operations.findMaintenanceNotices)],
    onDone: () => {
      toast.success(t('maintenance.saved'))
      onClose()
    },
  })
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t(notice ? 'maintenance.changeTitle' : 'maintenance.addTitle')}
      confirmLabel={t('maintenance.save')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <TextInput
        type="datetime-local"
        label={t('maintenance.start')}
        description={t('maintenance.zone', { zone: zoneName() })}
        withAsterisk
        {...form.getInputProps('startsAt')}
      />
      <TextInput
        type="datetime-local"
        label={t('maintenance.end')}
        withAsterisk
        {...form.getInputProps('endsAt')}
      />
      <NumberInput
        label={t('maintenance.leadHours')}
        description={t('maintenance.leadHint')}
        withAsterisk
        decimalScale={0}
        allowNegative={false}
        {...form.getInputProps('leadHours')}
      />
      <Text className="meta">{t('maintenance.textsHint')}</Text>
      {languages.map((language) => (
        <Textarea
          key={language}
          label={t(`maintenance.text.${language}`)}
          autosize
          minRows={2}
          maxLength={300}
          {...form.getInputProps(`texts.${language}`)}
        />
      ))}
    </ActDialog>
  )
}
