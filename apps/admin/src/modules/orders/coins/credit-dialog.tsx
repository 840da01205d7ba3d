import { NumberInput } from '@mantine/core'
import { orders, type CoinCredit } from '@titian/contract'
import { ask, byContract, callKey, moneyText, useForm, useSchool } from '@titian/site'
import { numberOf } from '@titian/site/number-of'
import { toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { ReasonField } from '../order/decision-fields.tsx'
import { PersonChoice } from './person-choice.tsx'

/** The amount is a text while its field is empty. */
interface CreditValues extends Record<string, unknown> {
  userSign: string
  amount: number | string
  reason: string
}

/**
 * ORD-052: gives coins to a person. Above the limit, a second member of the staff must approve the
 * coins.
 */
export function CreditDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('orders')
  const { initial } = useSchool()
  // One idempotency key for each dialog, so that a second click does not give the coins twice.
  const [key] = useState(() => crypto.randomUUID())
  const inputOf = (values: CreditValues) => ({
    userSign: values.userSign,
    amount: numberOf(values.amount),
    reason: values.reason,
    key,
  })
  const { form, submit, busy, failure } = useForm<CreditValues, CoinCredit>({
    initialValues: { userSign: '', amount: '', reason: '' },
    problemsOf: byContract(orders.creditCoins.input, { inputOf }),
    refresh: [callKey(orders.listCoinCredits)],
    send: (values) => ask(orders.creditCoins, inputOf(values)),
    onDone: ({ state }) => {
      onClose()
      toast.success(t(state === 'waiting' ? 'credit.asked' : 'credit.done'))
    },
  })
  const amount = Number(form.values.amount) || 0
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t('credit.add')}
      confirmLabel={t('credit.act')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <PersonChoice {...form.getInputProps('userSign')} value={form.values.userSign} />
      <NumberInput
        {...form.getInputProps('amount')}
        label={t('credit.amount')}
        description={t('credit.worth', {
          amount: moneyText(initial?.currencySymbol ?? '$', amount / 100),
        })}
        allowDecimal={false}
        thousandSeparator=","
        min={0}
        hideControls
        required
      />
      <ReasonField {...form.getInputProps('reason')} description={t('credit.reasonHint')} />
    </ActDialog>
  )
}
