import { Stack, Text } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { shopMoney } from '../../parts/shop-money.ts'
import { FactList } from '../parts/fact-list.tsx'
import { ownFacts } from './policy.tsx'
import type { MarketCase } from '../parts/shapes.ts'
import { useContent } from '@titian/site/market-content'

/** The facts of a case. */
export function CaseFacts({ of }: { of: MarketCase }) {
  const { t } = useTranslation('market-steps')
  const { name } = useContent()
  return (
    <Stack gap="sm" my="xs">
      <Text component="p" className="num">
        {t('returns.about', {
          product: name('niche', of.product),
          reason: name('returnReason', of.reason),
          price: shopMoney(of.price),
          day: of.day,
        })}
      </Text>
      <FactList facts={ownFacts(of)} />
    </Stack>
  )
}

/** The decision about the case, and whether it followed the policy and the time limit. */
export function Outcome({ of: { decided } }: { of: MarketCase }) {
  const { t } = useTranslation('market-steps')
  if (!decided) return null
  const { decision, amount, right, onTime, day } = decided
  const mark = (isOk: boolean) =>
    isOk ? <IconCheck size={14} aria-hidden /> : <IconX size={14} aria-hidden />
  return (
    <>
      <span className="num">
        {t('returns.decidedOn', {
          decision: t(`returns.decision.${decision}`),
          amount: shopMoney(amount),
          day,
        })}
      </span>{' '}
      <StatusBadge tone={right ? 'ok' : 'danger'} icon={mark(right)}>
        {t(right ? 'returns.right' : 'returns.wrong')}
      </StatusBadge>{' '}
      <StatusBadge tone={onTime ? 'ok' : 'danger'} icon={mark(onTime)}>
        {t(onTime ? 'returns.onTime' : 'returns.tooLate')}
      </StatusBadge>
    </>
  )
}
