import { marketCommands, type MarketReview } from '@titian/contract'
import { useTranslation } from 'react-i18next'

const known = marketCommands.map(({ shape }) => shape.type.value)

/** A decision in words; one that this site does not know by its code. */
export function useDecisionText(): (decision: MarketReview['decisions'][number]) => string {
  const { t } = useTranslation('market')
  return ({ type, label }) => {
    const one = known.find((name) => name === type)
    const name = one ? t(`decision.${one}`) : type
    return label === '' ? name : t('run.decision', { name, label })
  }
}
