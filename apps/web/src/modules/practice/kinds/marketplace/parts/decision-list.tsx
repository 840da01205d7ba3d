import { Stack, Text } from '@mantine/core'
import type { MarketDecided } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { useProductName } from './use-product-name.ts'

/** The words of a decision: what was done, to which product, and the detail that the engine gives. */
export function useDecisionText() {
  const { t } = useTranslation('marketplace')
  const productOf = useProductName()
  return ({ type, product, label }: MarketDecided) =>
    [t(`decision.${type}`), product === null ? '' : productOf(product), label]
      .filter(Boolean)
      .join(' · ')
}

/** Decisions in their order. */
export function DecisionList({ decisions }: { decisions: readonly MarketDecided[] }) {
  const textOf = useDecisionText()
  return (
    <Stack component="ul" gap={4} m={0} pl="md" style={{ listStyle: 'disc' }}>
      {decisions.map((decision, at) => (
        <Text
          component="li"
          fz="sm"
          className="num"
          // oxlint-disable-next-line react/no-array-index-key -- the log only grows at its end
          key={`${decision.day} ${at}`}
          style={{ overflowWrap: 'anywhere' }}
        >
          {textOf(decision)}
        </Text>
      ))}
    </Stack>
  )
}
