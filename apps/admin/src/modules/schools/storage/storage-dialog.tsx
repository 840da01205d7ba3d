import { NumberInput } from '@mantine/core'
import { gigabyte, schools, type SchoolRow } from '@titian/contract'
import { ask, byContract, callKey, useForm } from '@titian/site'
import { numberOf } from '@titian/site/number-of'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { StorageMeter } from './storage-meter.tsx'

interface StorageDialogProps {
  school: SchoolRow
  onClose: () => void
}

/** FRM-403: sets the storage limit of a school. */
export function StorageDialog({ school, onClose }: StorageDialogProps) {
  const { t } = useTranslation('schools')
  const { sign, title, storage } = school
  const inputOf = ({ gigabytes }: { gigabytes: number | string }) => ({
    sign,
    gigabytes: numberOf(gigabytes),
  })
  const { form, submit, busy, failure } = useForm({
    initialValues: { gigabytes: storage ? Math.round(storage.most / gigabyte) : '' },
    problemsOf: byContract(schools.saveStorage.input, {
      inputOf,
    }),
    send: (values) => ask(schools.saveStorage, inputOf(values)),
    refresh: [callKey(schools.listSchools)],
    onDone: () => {
      toast.success(t('site:toast.saved'))
      onClose()
    },
  })
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t('storage.titleOf', { name: title })}
      confirmLabel={t('save')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <StorageMeter use={storage} />
      <NumberInput
        label={t('storage.most')}
        description={t('storage.mostHint')}
        withAsterisk
        min={1}
        allowDecimal={false}
        {...form.getInputProps('gigabytes')}
      />
    </ActDialog>
  )
}
