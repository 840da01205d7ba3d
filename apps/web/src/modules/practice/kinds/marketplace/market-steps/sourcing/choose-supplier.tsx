import { List, Stack } from '@mantine/core'
import { marketLimits, type MarketProduct } from '@titian/contract'
import { useFormats } from '@titian/site'

import { useTranslation } from 'react-i18next'
import { shopMoney } from '../../parts/shop-money.ts'
import { centsOf, readCents } from '../parts/amounts.ts'
import { DecisionForm } from '../parts/decision-form.tsx'
import { cents, choice } from '../parts/field-rules.ts'
import { ChoiceField, MoneyField } from '../parts/fields.tsx'
import { renewed } from '../parts/renewed.tsx'
import { useDecision } from '../parts/use-decision.ts'
import { useContent } from '@titian/site/market-content'

type Supplier = MarketProduct['suppliers'][number]

/** The given numbers of the supplier, from which the landed cost is computed. */
function Lines({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation('market-steps')
  const { number } = useFormats()
  return (
    <List type="ordered" listStyleType="decimal" spacing={4} className="num">
      <List.Item>{t('sourcing.line.unit', { price: shopMoney(supplier.unitPrice) })}</List.Item>
      <List.Item>
        {t('sourcing.line.freight', {
          sea: shopMoney(supplier.seaPerCarton),
          air: shopMoney(supplier.airPerCarton),
          units: number(supplier.unitsPerCarton),
        })}
      </List.Item>
      <List.Item>
        {t('sourcing.line.duty', {
          duty: number(supplier.dutyPermille / 10),
          price: shopMoney(supplier.unitPrice),
        })}
      </List.Item>
    </List>
  )
}

interface FieldsProps {
  product: MarketProduct
  onDone: () => void
}

function SupplierFields({ product, onDone }: FieldsProps) {
  const { t } = useTranslation('market-steps')
  const { name } = useContent()
  const made = useDecision({
    name: `supplier.${product.product}`,
    initialValues: {
      supplier: product.supplier ?? '',
      freight: '',
      duty: '',
      landedCost: '',
    },
    rules: { supplier: choice, landedCost: cents(1, marketLimits.price) },
    decisionsOf: ({ supplier, landedCost }) => [
      {
        type: 'chooseSupplier',
        product: product.product,
        supplier,
        landedCost: centsOf(landedCost),
      },
    ],
    done: t('sourcing.chooseDone'),
    onDone,
  })
  const { values, getInputProps } = made.form
  const supplier = product.suppliers.find(({ code }) => code === values.supplier)
  const parts = [readCents(values.freight), readCents(values.duty)]
  const sum =
    supplier && parts.every((part) => part !== null)
      ? supplier.unitPrice + (parts[0] ?? 0) + (parts[1] ?? 0)
      : null
  return (
    <DecisionForm made={made} label={t('sourcing.choose')}>
      <ChoiceField
        label={t('sourcing.supplier')}
        options={product.suppliers.map(({ code }) => ({
          value: code,
          label: name('supplier', code),
        }))}
        {...getInputProps('supplier')}
      />
      {supplier ? (
        <Stack gap="sm">
          <Lines supplier={supplier} />
          <MoneyField label={t('sourcing.freight')} {...getInputProps('freight')} />
          <MoneyField label={t('sourcing.dutyOfUnit')} {...getInputProps('duty')} />
          <p className="num" aria-live="polite">
            {sum === null ? t('sourcing.sumOpen') : t('sourcing.sum', { amount: shopMoney(sum) })}
          </p>
        </Stack>
      ) : null}
      <MoneyField
        label={t('sourcing.landedCost')}
        description={t('sourcing.landedHint')}
        {...getInputProps('landedCost')}
      />
    </DecisionForm>
  )
}

/** PRC-033: the student computes the landed cost of one unit and chooses a supplier. */
export const ChooseSupplier = renewed<Omit<FieldsProps, 'onDone'>>(SupplierFields)
