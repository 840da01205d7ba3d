import { Button, NativeSelect, TextInput } from '@mantine/core'
import { erpCurrencies, erpLimits, erpRoles, type ErpView } from '@titian/contract'
import { useErpContent } from '@titian/site/erp-content'
import { useTranslation } from 'react-i18next'
import { centsOf, centsText, wholeOf } from '../../../marketplace/market-steps/parts/amounts.ts'
import { cents, choice, text, whole } from '../../../marketplace/market-steps/parts/field-rules.ts'
import type { ErpPageProps } from '../../parts/page-props.ts'
import { MoneyField, WholeField } from '../parts/amount-fields.tsx'
import { bareAmount } from '../parts/book-amounts.ts'
import { BookFields } from '../parts/book-fields.tsx'
import { type BookForm, isClosed, useBookForm } from '../parts/use-book-form.ts'

type Partner = ErpView['partners'][number]

interface PartnerFormProps {
  page: ErpPageProps
  /** The partner to edit; null for a new one. */
  partner: Partner | null
  /** The code of the card for which the partner is entered; null for none. */
  card: string | null
  onEnd: () => void
}

const empty = {
  code: '',
  name: '',
  role: '',
  creditLimit: '',
  paymentDays: '',
  currency: 'home',
}
type Values = typeof empty

const rules = {
  code: text(erpLimits.code, true),
  name: text(erpLimits.name, true),
  role: choice,
  creditLimit: cents(0, erpLimits.amount),
  paymentDays: whole(0, erpLimits.paymentDays),
}

const valuesOf = ({ code, name, role, creditLimit, paymentDays, currency }: Partner): Values => ({
  code,
  name,
  role,
  creditLimit: centsText(creditLimit),
  paymentDays: String(paymentDays),
  currency,
})

const oneOf = <Name extends string>(names: readonly Name[], value: string, otherwise: Name): Name =>
  names.find((name) => name === value) ?? otherwise

function usePartnerForm({ page, partner, card, onEnd }: PartnerFormProps) {
  const { t } = useTranslation('erp-books')
  return useBookForm<Values>(page, {
    name: `erp.partner.${partner?.code ?? ''}`,
    initialValues: partner ? valuesOf(partner) : empty,
    rules,
    problemsOf: ({ code }) => {
      const known = page.view.partners.some((one) => one.code === code.trim())
      return known && !partner ? { code: t('master.known', { code: code.trim() }) } : {}
    },
    commandOf: (values) => ({
      type: 'savePartner',
      card: partner ? partner.card : card,
      code: values.code.trim(),
      name: values.name.trim(),
      role: oneOf(erpRoles, values.role, 'customer'),
      creditLimit: centsOf(bareAmount(values.creditLimit)),
      paymentDays: wholeOf(values.paymentDays),
      currency: oneOf(erpCurrencies, values.currency, 'home'),
    }),
    done: t('partner.saved'),
    onDone: onEnd,
  })
}

function Terms({ form, dollars }: { form: BookForm<Values>['form']; dollars: boolean }) {
  const { t } = useTranslation('erp-books')
  const { name, amount } = useErpContent()
  return (
    <>
      <MoneyField
        label={name('fact', 'creditLimit')}
        description={t('partner.creditLimitHelp', { most: amount(erpLimits.amount) })}
        {...form.getInputProps('creditLimit')}
      />
      <WholeField
        label={name('fact', 'paymentDays')}
        description={t('partner.paymentDaysHelp', { most: erpLimits.paymentDays })}
        {...form.getInputProps('paymentDays')}
      />
      {dollars ? (
        <NativeSelect
          label={name('fact', 'currency')}
          description={t('partner.currencyHelp')}
          maw={420}
          data={erpCurrencies.map((value) => ({ value, label: name('currency', value) }))}
          {...form.getInputProps('currency')}
        />
      ) : null}
    </>
  )
}

/** PRC-233: the form of a partner; later documents use its terms. */
export function PartnerForm(props: PartnerFormProps) {
  const { t } = useTranslation('erp-books')
  const { name } = useErpContent()
  const { page, partner, onEnd } = props
  const made = usePartnerForm(props)
  const { form } = made
  return (
    <BookFields
      form={made}
      label={t(partner ? 'partner.change' : 'partner.add')}
      send={t('partner.save')}
      isClosed={isClosed(page)}
      beside={
        <Button variant="default" onClick={onEnd}>
          {t('master.cancel')}
        </Button>
      }
    >
      <TextInput
        label={name('fact', 'code')}
        description={t('master.codeHelp', { most: erpLimits.code })}
        maw={280}
        autoComplete="off"
        readOnly={partner !== null}
        {...form.getInputProps('code')}
      />
      <TextInput
        label={name('fact', 'name')}
        description={t('master.nameHelp', { most: erpLimits.name })}
        maw={420}
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <NativeSelect
        label={name('fact', 'role')}
        description={t('partner.roleHelp')}
        maw={420}
        data={[
          { value: '', label: t('choose') },
          ...erpRoles.map((value) => ({ value, label: name('role', value) })),
        ]}
        {...form.getInputProps('role')}
      />
      <Terms form={form} dollars={page.view.dollars} />
    </BookFields>
  )
}
