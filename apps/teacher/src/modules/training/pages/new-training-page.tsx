import { Group, Button, Stack } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { type TaughtTrain, trainStaffCalls } from '@titian/contract'
import { ask, byContract, callKey, FormError, useForm, usePageTitle } from '@titian/site'
import { GuardedForm } from '@titian/site/staff'
import { SectionHead, Surface, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { TrainFields } from '../programme/train-fields.tsx'
import { emptyTrain, trainInputOf, type TrainValues } from '../programme/train-values.ts'

/** TRN-057: creates a training; its contents are edited in its course. */
export function NewTrainingPage() {
  const { t } = useTranslation(['training', 'site'])
  const router = useRouter()
  const [key] = useState(() => crypto.randomUUID())
  const inputOf = (values: TrainValues) => ({ ...trainInputOf(values), key })
  const { form, submit, busy, failure } = useForm<TrainValues, TaughtTrain>({
    initialValues: emptyTrain,
    problemsOf: byContract(trainStaffCalls.addTrain.input, { inputOf }),
    send: (values) => ask(trainStaffCalls.addTrain, inputOf(values)),
    refresh: [callKey(trainStaffCalls.listTaughtTrains)],
    onDone: async ({ sign }) => {
      toast.success(t('site:toast.added'))
      await router.navigate({ ...linkTo.training(sign), replace: true })
    },
  })
  usePageTitle(t('list.new'))
  return (
    <>
      <SectionHead level={1} title={t('list.new')} lead={t('new.lead')} />
      <GuardedForm busy={busy} onSubmit={submit}>
        <Stack>
          <FormError error={failure} />
          <Surface gap="md">
            <TrainFields
              values={form.values}
              errors={form.errors}
              onChange={(part) => form.setValues(part)}
            />
          </Surface>
          <Group justify="flex-end">
            <Button type="submit" loading={busy}>
              {t('new.button')}
            </Button>
          </Group>
        </Stack>
      </GuardedForm>
    </>
  )
}
