import { Button, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type TaughtTrain, trainStaffCalls } from '@titian/contract'
import {
  ask,
  askKey,
  byContract,
  callKey,
  FormError,
  SavedAt,
  useAct,
  useSavedForm,
} from '@titian/site'
import { CertificateRule, ChoiceWaits, ConflictNote } from '@titian/site/staff'
import { ConfirmDialog, Surface, toast, SaveBar } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { useWays } from '../../../parts/use-ways.ts'
import { TrainFields } from './train-fields.tsx'
import { trainInputOf, trainValuesOf, type TrainValues } from './train-values.ts'

function useTrain(train: TaughtTrain) {
  const client = useQueryClient()
  const { sign: trainId } = train
  return useSavedForm<TrainValues, TaughtTrain>({
    mode: 'button',
    draft: `training.${trainId}`,
    stored: train,
    valuesOf: trainValuesOf,
    problemsOf: byContract<TrainValues>(trainStaffCalls.updateTrain.input, {
      inputOf: (values) => ({ ...trainInputOf(values), trainId, version: 1 }),
    }),
    send: (values, version) =>
      ask(trainStaffCalls.updateTrain, { ...trainInputOf(values), trainId, version }),
    onSaved: (copy) => {
      client.setQueryData(askKey(trainStaffCalls.taughtTrain, { trainId }), copy)
      for (const call of [
        trainStaffCalls.listTaughtTrains,
        trainStaffCalls.trainTimetable,
        trainStaffCalls.trainBoard,
      ])
        void client.invalidateQueries({ queryKey: callKey(call) })
    },
  })
}

function Remove({ train }: { train: TaughtTrain }) {
  const { t } = useTranslation(['training', 'site'])
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const leadOn = useWays({
    trainHasPeople: { label: t('remove.students'), to: linkTo.training(train.sign, 'board') },
  })
  const act = useAct(trainStaffCalls.deleteTrain, {
    onRefusal: (refusal) => {
      if (!leadOn(refusal)) return false
      setOpen(false)
      return true
    },
    refresh: [callKey(trainStaffCalls.listTaughtTrains)],
    onDone: () => {
      toast.success(t('site:toast.deleted'))
      void router.navigate({ ...linkTo.trainings(), replace: true })
    },
  })
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setOpen(true)}>
        {t('remove.open')}
      </Button>
      <ConfirmDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('remove.title', { name: train.trainName })}
        text={t('remove.text')}
        confirmLabel={t('remove.open')}
        cancelLabel={t('site:cancel')}
        danger
        onConfirm={async () => void (await act.mutateAsync({ trainId: train.sign }))}
      />
    </>
  )
}

/** The name, cohort and dates of a training. */
export function Settings({ train }: { train: TaughtTrain }) {
  const { t } = useTranslation(['training', 'site'])
  const form = useTrain(train)
  const { values, remote } = form
  const words = (one: TrainValues) =>
    (['trainName', 'cohort', 'startTime', 'endTime'] as const).map((name) => ({
      name: t(`field.${name}`),
      text: one[name],
    }))
  const other = remote ? words(remote) : []
  const rows = words(values).flatMap(({ name, text }, at) =>
    other[at] && other[at].text !== text ? [{ name, local: text, remote: other[at].text }] : [],
  )
  const save = async () => {
    if (await form.save()) toast.success(t('site:toast.saved'))
  }
  return (
    <Stack>
      {remote ? (
        <ConflictNote
          whileWriting
          rows={rows}
          onKeep={() => form.resolve(true)}
          onTake={() => form.resolve(false)}
        />
      ) : (
        <FormError error={form.failure} />
      )}
      <Surface gap="md">
        <TrainFields values={values} onChange={form.change} errors={form.errors} />
        <p className="muted">{t('settings.moves')}</p>
      </Surface>
      <CertificateRule courseSign={train.courseIdSign} />
      <SaveBar>
        {remote ? <ChoiceWaits /> : <SavedAt state={form.state} at={form.at} />}
        {train.may.remove ? <Remove train={train} /> : null}
        <Button disabled={!form.dirty} loading={form.busy} onClick={() => void save()}>
          {t('settings.save')}
        </Button>
      </SaveBar>
    </Stack>
  )
}
