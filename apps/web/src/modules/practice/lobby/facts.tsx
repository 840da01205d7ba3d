import { List, Stack, Text } from '@mantine/core'
import { practice, type PracticeDetail } from '@titian/contract'
import { useAsk, useFormats, useSession } from '@titian/site'
import { Columns, formatMinor, SectionHead, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { FactGrid, type Fact } from '../parts/fact-grid.tsx'

function useFacts(detail: PracticeDetail, cards: number): Fact[] {
  const { t } = useTranslation('practice')
  const { number } = useFormats()
  const { supplyChain: chain, inventory: bench, marketplace: market, erp } = detail
  const counted = (name: string, value: number) => ({
    name: t(`lobby.${name}`),
    value: number(value),
  })
  if (chain)
    return [
      counted('weeks', detail.days),
      counted('startStock', chain.startStock),
      counted('orderDelay', chain.orderDelay),
      counted('shippingDelay', chain.shippingDelay),
      counted('productionDelay', chain.productionDelay),
      { name: t('lobby.holding'), value: formatMinor(chain.holding) },
      { name: t('lobby.backlog'), value: formatMinor(chain.backlog) },
      {
        name: t('lobby.shared'),
        value: t(chain.sharedDemand ? 'lobby.sharedYes' : 'lobby.sharedNo'),
      },
    ]
  if (market)
    return [
      counted('days', detail.days),
      { name: t('lobby.cash'), value: `$${formatMinor(market.cash)}` },
      counted('niches', market.niches),
      counted('products', market.products),
    ]
  if (erp)
    return [
      counted('days', detail.days),
      { name: t('lobby.cash'), value: `RM${formatMinor(erp.cash)}` },
      counted('cards', cards || erp.cards),
      counted('warehouses', erp.warehouses),
    ]
  return bench ? [counted('problems', bench.problems), counted('tries', bench.tries)] : []
}

const rules = {
  'supply-chain': ['howChain1', 'howChain2', 'howChain3'],
  inventory: ['howBench1', 'howBench2'],
  marketplace: ['howMarket1', 'howMarket2', 'howMarket3'],
  erp: ['howErp1', 'howErp2', 'howErp3'],
}

interface FactsProps {
  detail: PracticeDetail
  assignment: string | undefined
}

/** PRC-050: returns how many cards a teacher has chosen for the assignment; 0 if none. */
function useChosenCards({ kind }: PracticeDetail, assignment: string | undefined): number {
  const { status } = useSession()
  const enabled = kind === 'erp' && assignment !== undefined && status === 'signedIn'
  const { data } = useAsk(practice.ownAssignments, {}, { enabled, staleTime: 0 })
  const erp = data?.find(({ sign }) => sign === assignment)?.erp
  return enabled && erp ? erp.cards.length + erp.own.length : 0
}

/** The facts before a run begins (PRC-024), with a plain description of the game. */
export function Facts({ detail, assignment }: FactsProps) {
  const { t } = useTranslation('practice')
  const { colon } = useFormats()
  const facts = useFacts(detail, useChosenCards(detail, assignment))
  return (
    <Stack gap="md">
      <SectionHead title={detail.title} lead={detail.summary} />
      <Columns widths={2} from="md">
        <Surface gap="sm">
          <h3>{t('lobby.how')}</h3>
          <List type="ordered" listStyleType="decimal" spacing="xs">
            {rules[detail.kind].map((rule) => (
              <List.Item key={rule}>{t(`lobby.${rule}`)}</List.Item>
            ))}
          </List>
        </Surface>
        <Surface gap="sm">
          <h3>{t('lobby.facts')}</h3>
          <FactGrid facts={facts} />
          <h3>{t('lobby.parts')}</h3>
          <Stack component="ul" gap={4} m={0} pl="md" style={{ listStyle: 'disc' }}>
            {detail.parts.map(({ name, of }) => (
              <Text component="li" key={name} className="num">
                {t(`part.${name}`)}
                {colon}
                {t('lobby.partOf', { count: of })}
              </Text>
            ))}
          </Stack>
        </Surface>
      </Columns>
    </Stack>
  )
}
