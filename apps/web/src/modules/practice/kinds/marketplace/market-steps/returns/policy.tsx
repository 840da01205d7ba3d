import { List } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useContent } from '@titian/site/market-content'
import { Panel } from '../parts/panel.tsx'
import type { MarketCase } from '../parts/shapes.ts'

/** Facts of a case that belong to the return policy. */
const policyFacts = new Set([
  'windowDays',
  'openedKeepLeast',
  'openedKeepMost',
  'missingPartLeast',
  'missingPartMost',
])

/** Facts that differ between cases. */
export const ownFacts = ({ facts }: MarketCase) =>
  facts.filter(({ name }) => !policyFacts.has(name))

/** The return policy of the shop, by which a case is decided. */
export function Policy({ of }: { of: MarketCase }) {
  const { t } = useTranslation('market-steps')
  const { returnPolicy } = useContent()
  const numbers = new Map(of.facts.map(({ name, value }) => [name, Number(value)]))
  if (![...policyFacts].every((name) => numbers.has(name))) return null
  const number = (name: string) => numbers.get(name) ?? 0
  const lines = returnPolicy({
    days: number('windowDays'),
    opened: { least: number('openedKeepLeast'), most: number('openedKeepMost') },
    missing: { least: number('missingPartLeast'), most: number('missingPartMost') },
  })
  return (
    <Panel title={t('returns.policy')}>
      <List type="unordered" listStyleType="disc" spacing={4}>
        {lines.map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
    </Panel>
  )
}
