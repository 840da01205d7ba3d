import { erpFigures, erpLimits } from '@titian/contract'
import { useErpContent } from '@titian/site/erp-content'
import { useTranslation } from 'react-i18next'
import { centsOf } from '../../../marketplace/market-steps/parts/amounts.ts'
import { cents } from '../../../marketplace/market-steps/parts/field-rules.ts'
import { MoneyField } from '../parts/amount-fields.tsx'
import type { ErpPageProps } from '../../parts/page-props.ts'
import { bareAmount } from '../parts/book-amounts.ts'
import { BookFields } from '../parts/book-fields.tsx'
import { isClosed, useBookForm } from '../parts/use-book-form.ts'

const { figure: most } = erpLimits

interface CloseFormProps {
  page: ErpPageProps
  card: string | null
}

/** PRC-232: the form of the five figures from the statements. */
export function CloseForm({ page, card }: CloseFormProps) {
  const { t } = useTranslation('erp-books')
  const { name } = useErpContent()
  const form = useBookForm<Record<string, string>>(page, {
    name: 'erp.close',
    initialValues: Object.fromEntries(erpFigures.map((figure) => [figure, ''])),
    rules: Object.fromEntries(erpFigures.map((figure) => [figure, cents(-most, most)])),
    commandOf: (values) => ({
      type: 'closeMonth',
      card,
      figures: erpFigures.map((figure) => ({
        figure,
        // The income statement writes the cost of goods in brackets, although it is not negative.
        amount: centsOf(bareAmount(values[figure] ?? '', figure === 'costOfGoods' ? '' : '-')),
      })),
    }),
    fieldOf: (path) => erpFigures[Number(/^figures\.(\d+)/.exec(path)?.[1])] ?? path,
    done: t('close.done'),
  })
  return (
    <BookFields
      form={form}
      label={t('close.title')}
      send={t('close.send')}
      isClosed={isClosed(page)}
    >
      {erpFigures.map((figure) => (
        <MoneyField
          key={figure}
          label={name('figure', figure)}
          description={name('figureHelp', figure)}
          {...form.form.getInputProps(figure)}
        />
      ))}
    </BookFields>
  )
}
