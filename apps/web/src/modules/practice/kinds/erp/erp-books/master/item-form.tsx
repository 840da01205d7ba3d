import { Button, TextInput } from '@mantine/core'
import { erpLimits, type ErpView } from '@titian/contract'
import { useErpContent } from '@titian/site/erp-content'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { centsOf, centsText, wholeOf } from '../../../marketplace/market-steps/parts/amounts.ts'
import { cents, text, whole } from '../../../marketplace/market-steps/parts/field-rules.ts'
import type { ErpPageProps } from '../../parts/page-props.ts'
import { MoneyField, WholeField } from '../parts/amount-fields.tsx'
import { bareAmount } from '../parts/book-amounts.ts'
import { BookFields } from '../parts/book-fields.tsx'
import { type BookForm, isClosed, useBookForm } from '../parts/use-book-form.ts'

type Item = ErpView['items'][number]

interface ItemFormProps {
  page: ErpPageProps
  /** The item to edit; null for a new one. */
  item: Item | null
  /** The code of the card for which the item is entered; null for none. */
  card: string | null
  onEnd: () => void
}

const empty = { code: '', name: '', price: '', reorderPoint: '', reorderUnits: '' }
type Values = typeof empty

const rules = {
  code: text(erpLimits.code, true),
  name: text(erpLimits.name, true),
  price: cents(0, erpLimits.price),
  reorderPoint: whole(0, erpLimits.units),
  reorderUnits: whole(0, erpLimits.units),
}

const valuesOf = ({ code, name, price, reorderPoint, reorderUnits }: Item): Values => ({
  code,
  name,
  price: centsText(price),
  reorderPoint: String(reorderPoint),
  reorderUnits: String(reorderUnits),
})

function useItemForm({ page, item, card, onEnd }: ItemFormProps) {
  const { t } = useTranslation('erp-books')
  return useBookForm<Values>(page, {
    name: `erp.item.${item?.code ?? ''}`,
    initialValues: item ? valuesOf(item) : empty,
    rules,
    problemsOf: ({ code }) => {
      const known = page.view.items.some((one) => one.code === code.trim())
      return known && !item ? { code: t('master.known', { code: code.trim() }) } : {}
    },
    commandOf: (values) => ({
      type: 'saveItem',
      card: item ? item.card : card,
      code: values.code.trim(),
      name: values.name.trim(),
      price: centsOf(bareAmount(values.price)),
      reorderPoint: wholeOf(values.reorderPoint),
      reorderUnits: wholeOf(values.reorderUnits),
    }),
    done: t('item.saved'),
    onDone: onEnd,
  })
}

function Numbers({ form }: { form: BookForm<Values>['form'] }) {
  const { t } = useTranslation('erp-books')
  const { name, amount } = useErpContent()
  const { number } = useFormats()
  return (
    <>
      <MoneyField
        label={name('fact', 'price')}
        description={t('item.priceHelp', { most: amount(erpLimits.price) })}
        {...form.getInputProps('price')}
      />
      <WholeField
        label={name('fact', 'reorderPoint')}
        description={t('item.reorderPointHelp', { most: number(erpLimits.units) })}
        {...form.getInputProps('reorderPoint')}
      />
      <WholeField
        label={name('fact', 'reorderUnits')}
        description={t('item.reorderUnitsHelp', { most: number(erpLimits.units) })}
        {...form.getInputProps('reorderUnits')}
      />
    </>
  )
}

/** PRC-233: the form of an item. */
export function ItemForm(props: ItemFormProps) {
  const { t } = useTranslation('erp-books')
  const { name } = useErpContent()
  const { page, item, onEnd } = props
  const made = useItemForm(props)
  const { form } = made
  return (
    <BookFields
      form={made}
      label={t(item ? 'item.change' : 'item.add')}
      send={t('item.save')}
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
        readOnly={item !== null}
        {...form.getInputProps('code')}
      />
      <TextInput
        label={name('fact', 'name')}
        description={t('master.nameHelp', { most: erpLimits.name })}
        maw={420}
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <Numbers form={form} />
    </BookFields>
  )
}
