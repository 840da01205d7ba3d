import { NumberInput, SimpleGrid, Switch, TextInput } from '@mantine/core'
import { orders, type DiscountCode } from '@titian/contract'
import { ask, byContract, callKey, useForm, useSchool, type FormOf } from '@titian/site'
import { Segmented, toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { CourseChoice } from '../../../parts/course-choice.tsx'
import { discountInputOf, discountValuesOf, type DiscountValues } from './discount-values.ts'

const kinds = ['percent', 'fixed'] as const

function Fields({ form, code }: { form: FormOf<DiscountValues>; code: DiscountCode | null }) {
  const { t } = useTranslation('orders')
  const { initial } = useSchool()
  const symbol = initial?.currencySymbol ?? '$'
  const { kind, active } = form.values
  const number = (field: keyof DiscountValues & string, money: boolean) => ({
    ...form.getInputProps(field),
    label: t(`discount.${field}`),
    decimalScale: money ? 2 : 0,
    thousandSeparator: ',',
    min: 0,
    hideControls: true,
    ...(money && { prefix: symbol }),
  })
  const day = (field: 'startTime' | 'endTime') => (
    <TextInput {...form.getInputProps(field)} type="date" label={t(`discount.${field}`)} />
  )
  return (
    <>
      <TextInput
        {...form.getInputProps('discountsCode')}
        label={t('discount.discountsCode')}
        description={t('discount.codeHint')}
        maxLength={40}
        autoComplete="off"
        required
      />
      <Segmented
        label={t('discount.kind')}
        value={kind}
        onChange={(next) => form.setFieldValue('kind', next)}
        options={kinds.map((value) => ({ value, label: t(`discount.kinds.${value}`) }))}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} style={{ alignItems: 'end' }}>
        {kind === 'percent' ? (
          <>
            <NumberInput {...number('value', false)} suffix=" %" required />
            <NumberInput {...number('cap', true)} placeholder={t('discount.none')} />
          </>
        ) : (
          <NumberInput {...number('value', true)} required />
        )}
        <NumberInput {...number('leastPrice', true)} />
        {day('startTime')}
        {day('endTime')}
        <NumberInput {...number('limit', false)} placeholder={t('discount.noLimit')} />
        <NumberInput {...number('perUser', false)} />
      </SimpleGrid>
      <CourseChoice
        {...form.getInputProps('courseSigns')}
        value={form.values.courseSigns}
        known={code?.courses ?? []}
        label={t('discount.courses')}
        description={t('discount.coursesHint')}
        placeholder={t('discount.allCourses')}
        most={100}
        noneText={t('discount.noCourse')}
      />
      <Switch
        label={t('discount.active')}
        checked={active}
        onChange={({ currentTarget: { checked } }) => form.setFieldValue('active', checked)}
      />
    </>
  )
}

/** ORD-070: creates a discount code, or changes one with the version that was loaded. */
export function DiscountDialog({
  code,
  onClose,
}: {
  code: DiscountCode | null
  onClose: () => void
}) {
  const { t } = useTranslation('orders')
  const { form, submit, busy, failure } = useForm<DiscountValues, DiscountCode>({
    initialValues: discountValuesOf(code),
    problemsOf: byContract(orders.saveDiscountCode.input, {
      inputOf: (values: DiscountValues) => discountInputOf(values, code),
    }),
    places: { discountTaken: 'discountsCode', percentTooHigh: 'value', endBeforeStart: 'endTime' },
    refresh: [callKey(orders.listDiscountCodes)],
    send: (values) => ask(orders.saveDiscountCode, discountInputOf(values, code)),
    onDone: () => {
      onClose()
      toast.success(t('site:toast.saved'))
    },
  })
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={code ? t('discount.change', { code: code.discountsCode }) : t('discount.add')}
      confirmLabel={t('discount.save')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <Fields form={form} code={code} />
    </ActDialog>
  )
}
