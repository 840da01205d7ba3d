import { Fieldset, SimpleGrid } from '@mantine/core'
import { marketLimits, matchTypes, type MarketProduct } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { centsOf, centsText } from '../parts/amounts.ts'
import { DecisionForm } from '../parts/decision-form.tsx'
import { cents } from '../parts/field-rules.ts'
import { MoneyField } from '../parts/fields.tsx'
import { renewed } from '../parts/renewed.tsx'
import { useDecision } from '../parts/use-decision.ts'

interface FieldsProps {
  product: MarketProduct
  onDone: () => void
}

/** Returns each keyword with each type of match, and the current bid for it. */
const cellsOf = ({ keywords }: MarketProduct) =>
  keywords.flatMap(({ keyword, bids }) =>
    matchTypes.map((match) => ({
      field: `${keyword}|${match}`,
      keyword,
      match,
      bid: bids.find((one) => one.match === match)?.bid ?? 0,
    })),
  )

function BidFields({ product, onDone }: FieldsProps) {
  const { t } = useTranslation('market-steps')
  const cells = cellsOf(product)
  const changed = (values: Record<string, string>) =>
    cells.filter(({ field, bid }) => centsOf(values[field] ?? '') !== bid)
  const made = useDecision<Record<string, string>>({
    name: `bids.${product.product}`,
    initialValues: Object.fromEntries(cells.map(({ field, bid }) => [field, centsText(bid)])),
    rules: Object.fromEntries(cells.map(({ field }) => [field, cents(0, marketLimits.bid)])),
    decisionsOf: (values) =>
      changed(values).map(({ field, keyword, match }) => ({
        type: 'setBid',
        product: product.product,
        keyword,
        match,
        bid: centsOf(values[field] ?? ''),
      })),
    fieldOf: (_, at, values) => changed(values)[at]?.field ?? '',
    done: t('ads.bidsSaved'),
    onDone,
  })
  return (
    <DecisionForm made={made} label={t('ads.saveBids')} title={t('ads.bids')}>
      {product.keywords.map(({ keyword, text }) => (
        <Fieldset key={keyword} variant="unstyled" legend={<b>{text}</b>}>
          <SimpleGrid cols={3} spacing="xs">
            {matchTypes.map((match) => (
              <MoneyField
                key={match}
                size="sm"
                label={t(`ads.match.${match}`)}
                {...made.form.getInputProps(`${keyword}|${match}`)}
              />
            ))}
          </SimpleGrid>
        </Fieldset>
      ))}
    </DecisionForm>
  )
}

/** One form for all bids. It sends only the changed bids. */
export const BidForm = renewed<Omit<FieldsProps, 'onDone'>>(BidFields)
