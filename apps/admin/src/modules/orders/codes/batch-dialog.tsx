import { NumberInput, SimpleGrid, Switch, TextInput } from '@mantine/core'
import { orders, type CodeBatch } from '@titian/contract'
import { ask, byContract, callKey, useForm, type FormOf } from '@titian/site'
import { Segmented, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { CourseChoice } from '../../../parts/course-choice.tsx'
import { batchInputOf, emptyBatch, type BatchValues } from './batch-values.ts'

const kinds = ['courses', 'coins'] as const

function Gives({ form }: { form: FormOf<BatchValues> }) {
  const { t } = useTranslation('orders')
  const { kind } = form.values
  return (
    <>
      <Segmented
        label={t('batch.kind')}
        value={kind}
        onChange={(next) => form.setFieldValue('kind', next)}
        options={kinds.map((value) => ({ value, label: t(`batch.kinds.${value}`) }))}
      />
      {kind === 'courses' ? (
        <CourseChoice
          {...form.getInputProps('courseSigns')}
          value={form.values.courseSigns}
          label={t('batch.courses')}
          description={t('batch.coursesHint')}
          placeholder={t('batch.chooseCourses')}
          most={20}
          noneText={t('discount.noCourse')}
        />
      ) : (
        <NumberInput
          {...form.getInputProps('coins')}
          // A batch without coins must have courses, and the contract reports the missing ones at
          // `courseSigns`.
          error={form.errors['coins'] ?? form.errors['courseSigns']}
          label={t('batch.coins')}
          allowDecimal={false}
          thousandSeparator=","
          min={0}
          hideControls
          required
        />
      )}
    </>
  )
}

function Fields({ form }: { form: FormOf<BatchValues> }) {
  const { t } = useTranslation('orders')
  const number = (field: 'quantity' | 'perUser') => ({
    ...form.getInputProps(field),
    label: t(`batch.${field}`),
    allowDecimal: false,
    thousandSeparator: ',',
    min: 0,
    hideControls: true,
    required: true,
  })
  const day = (field: 'startTime' | 'endTime') => (
    <TextInput {...form.getInputProps(field)} type="date" label={t(`batch.${field}`)} />
  )
  const tick = (field: 'asksName' | 'asksNumber') => (
    <Switch {...form.getInputProps(field, { type: 'checkbox' })} label={t(`batch.${field}`)} />
  )
  return (
    <>
      <TextInput
        {...form.getInputProps('name')}
        label={t('batch.name')}
        description={t('batch.nameHint')}
        maxLength={60}
        autoComplete="off"
        required
      />
      <Gives form={form} />
      <NumberInput {...number('quantity')} description={t('batch.quantityHint')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} style={{ alignItems: 'end' }}>
        {day('startTime')}
        {day('endTime')}
        <NumberInput {...number('perUser')} />
        <TextInput
          {...form.getInputProps('className')}
          label={t('batch.className')}
          placeholder={t('batch.everybody')}
          maxLength={60}
        />
      </SimpleGrid>
      {tick('asksName')}
      {tick('asksNumber')}
    </>
  )
}

/** ORD-072: the dialog that creates a batch of activation codes. */
export function BatchDialog({
  onClose,
  onMade,
}: {
  onClose: () => void
  onMade: (batch: CodeBatch) => void
}) {
  const { t } = useTranslation('orders')
  // One idempotency key for each dialog, so that a second click does not create a second batch.
  const [key] = useState(() => crypto.randomUUID())
  const { form, submit, busy, failure } = useForm<BatchValues, CodeBatch>({
    initialValues: emptyBatch,
    problemsOf: byContract(orders.makeCodeBatch.input, {
      inputOf: (values: BatchValues) => batchInputOf(values, key),
    }),
    refresh: [callKey(orders.listCodeBatches)],
    send: (values) => ask(orders.makeCodeBatch, batchInputOf(values, key)),
    onDone: (batch) => {
      toast.success(t('batch.made'))
      onMade(batch)
    },
  })
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t('batch.add')}
      confirmLabel={t('batch.make')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <Fields form={form} />
    </ActDialog>
  )
}
