import { Stack, TextInput } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { type TaughtTrain, trainStaffCalls } from '@titian/contract'
import { ask, byContract, callKey, FormError, useForm } from '@titian/site'
import { FormDialog } from '@titian/site/staff'
import { DialogButtons, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { fromLocalField, toLocalField, zoneName } from '@titian/site/local-time'

type Values = { trainName: string; cohort: string; startTime: string }

/** Returns the same date one year later. */
function aYearLater(moment: string | null): string {
  if (moment === null) return ''
  const date = new Date(moment)
  date.setFullYear(date.getFullYear() + 1)
  return toLocalField(date.toISOString())
}

/** TRN-061: copies a training for another cohort. */
export function CopyDialog({ train, onClose }: { train: TaughtTrain; onClose: () => void }) {
  const { t } = useTranslation(['training', 'site'])
  const router = useRouter()
  // Each dialog has one idempotency key, so that a second click does not make a second copy.
  const [key] = useState(() => crypto.randomUUID())
  const inputOf = ({ startTime, ...values }: Values) => ({
    ...values,
    trainId: train.sign,
    startTime: fromLocalField(startTime),
    key,
  })
  const { form, submit, busy, failure } = useForm<Values, TaughtTrain>({
    initialValues: {
      trainName: train.trainName,
      cohort: '',
      startTime: aYearLater(train.startTime),
    },
    problemsOf: byContract(trainStaffCalls.copyTrain.input, { inputOf }),
    send: (values) => ask(trainStaffCalls.copyTrain, inputOf(values)),
    refresh: [callKey(trainStaffCalls.listTaughtTrains)],
    onDone: async ({ sign }) => {
      toast.success(t('site:toast.added'))
      onClose()
      await router.navigate(linkTo.training(sign))
    },
  })
  return (
    <FormDialog opened onClose={onClose} title={t('copy.title')}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <FormError error={failure} />
          <p>{t('copy.text')}</p>
          <TextInput
            data-autofocus
            required
            label={t('field.trainName')}
            maxLength={60}
            {...form.getInputProps('trainName')}
          />
          <TextInput
            label={t('field.cohort')}
            description={t('hint.cohort')}
            maxLength={60}
            {...form.getInputProps('cohort')}
          />
          {train.startTime === null ? null : (
            <TextInput
              type="datetime-local"
              label={t('field.startTime')}
              description={t('copy.startHint', { zone: zoneName() })}
              {...form.getInputProps('startTime')}
            />
          )}
          <DialogButtons
            cancelLabel={t('site:cancel')}
            onCancel={onClose}
            confirmLabel={t('copy.button')}
            busy={busy}
          />
        </Stack>
      </form>
    </FormDialog>
  )
}
