import { NumberInput } from '@mantine/core'
import { gigabyte, schools, type SchoolRow } from '@titian/contract'
import { ask, byContract, callKey, useForm } from '@titian/site'
import { numberOf } from '@titian/site/number-of'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { LimitMeter } from './limit-use.tsx'
import { StorageMeter } from './storage-meter.tsx'

interface LimitsDialogProps {
  school: SchoolRow
  onClose: () => void
}

type Entered = number | string

/** An empty field means no limit. */
const limitOf = (entered: Entered) => (entered === '' ? null : numberOf(entered))

/** FRM-403, OPS-070: sets the limits of a school. */
export function LimitsDialog({ school, onClose }: LimitsDialogProps) {
  const { t } = useTranslation('schools')
  const { sign, title, storage, limits } = school
  const inputOf = (values: { gigabytes: Entered; people: Entered; videoMinutes: Entered }) => ({
    sign,
    gigabytes: numberOf(values.gigabytes),
    people: limitOf(values.people),
    videoMinutes: limitOf(values.videoMinutes),
  })
  const { form, submit, busy, failure } = useForm({
    initialValues: {
      gigabytes: storage ? Math.round(storage.most / gigabyte) : '',
      people: limits.people.most ?? '',
      videoMinutes: limits.videoMinutes.most ?? '',
    },
    problemsOf: byContract(schools.saveLimits.input, {
      inputOf,
    }),
    send: (values) => ask(schools.saveLimits, inputOf(values)),
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
      title={t('limits.titleOf', { name: title })}
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
      <LimitMeter name="people" use={limits.people} />
      <NumberInput
        label={t('limits.people')}
        description={t('limits.peopleHint')}
        min={1}
        allowDecimal={false}
        {...form.getInputProps('people')}
      />
      <LimitMeter name="videoMinutes" use={limits.videoMinutes} />
      <NumberInput
        label={t('limits.videos')}
        description={t('limits.videosHint')}
        min={1}
        allowDecimal={false}
        {...form.getInputProps('videoMinutes')}
      />
    </ActDialog>
  )
}
