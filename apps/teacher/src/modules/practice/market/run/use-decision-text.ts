import { marketCommands, marketEvents, type MarketReview } from '@titian/contract'
import { useTranslation } from 'react-i18next'

const known = marketCommands.map(({ shape }) => shape.type.value)

/**
 * Returns a function that describes a decision in words. A decision of an unknown type is shown by
 * its code.
 */
export function useDecisionText(): (decision: MarketReview['decisions'][number]) => string {
  const { t } = useTranslation('market')
  return ({ type, label }) => {
    // The label of a decision about an event begins with the code of this event.
    const event = type === 'event' ? marketEvents.find((one) => label.startsWith(one)) : undefined
    if (event) return t('run.event', { event: t(`event.${event}`) })
    const one = known.find((name) => name === type)
    const name = one ? t(`decision.${one}`) : type
    return label === '' ? name : t('run.decision', { name, label })
  }
}
