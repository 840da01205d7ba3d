import { Group, Stack, Text } from '@mantine/core'
import type { MarketProduct } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { DecisionForm } from '../parts/decision-form.tsx'
import { text } from '../parts/field-rules.ts'
import { LineField } from '../parts/fields.tsx'
import { Press } from '../parts/press.tsx'
import { renewed } from '../parts/renewed.tsx'
import { useStep } from '../parts/step-context.ts'
import { useDecision } from '../parts/use-decision.ts'

/** The maximum length of one keyword in characters. */
const termMost = 80

interface FieldsProps {
  product: MarketProduct
  onDone: () => void
}

function TermFields({ product, onDone }: FieldsProps) {
  const { t } = useTranslation('market-steps')
  const made = useDecision({
    name: `negative.${product.product}`,
    initialValues: { term: '' },
    rules: { term: text(termMost, true) },
    decisionsOf: ({ term }) => [
      { type: 'setNegative', product: product.product, term: term.trim(), active: true },
    ],
    done: t('ads.excludeDone'),
    onDone,
  })
  return (
    <DecisionForm made={made} label={t('ads.addNegative')} title={t('ads.negatives')}>
      <LineField label={t('ads.term')} most={termMost} {...made.form.getInputProps('term')} />
    </DecisionForm>
  )
}

const TermForm = renewed<Omit<FieldsProps, 'onDone'>>(TermFields)

/** The negative keywords: searches for which the campaign is never shown. */
export function Negatives({ product }: { product: MarketProduct }) {
  const { t } = useTranslation('market-steps')
  const { isClosed } = useStep()
  return (
    <Stack gap="sm">
      {product.negatives.length === 0 ? <p>{t('ads.noNegatives')}</p> : null}
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {product.negatives.map((term) => (
          <Group component="li" key={term} gap="sm">
            <Text component="span" style={{ overflowWrap: 'anywhere' }}>
              {term}
            </Text>
            <Press
              decision={{ type: 'setNegative', product: product.product, term, active: false }}
              done={t('ads.includeDone')}
              label={`${t('ads.include')} ${term}`}
            >
              {t('ads.include')}
            </Press>
          </Group>
        ))}
      </Stack>
      {isClosed ? null : <TermForm product={product} />}
    </Stack>
  )
}
