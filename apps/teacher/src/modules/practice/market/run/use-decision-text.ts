import { marketCommands, marketEvents, type MarketReview } from '@titian/contract'
import { useTranslation } from 'react-i18next'

const known = marketCommands.map(({ shape }) => shape.type.value)

/** Returns a function that describes a decision; an unknown one is shown by its code. */
export function useDecisionText(): (decision: MarketReview['decisions'][number]) => string {
  const { t } = useTranslation('market')
  return ({ type, label }) => {
    // The label of an event decision begins with the code of the event.
    const event = type === 'event' ? marketEvents.find((one) => label.startsWith(one)) : undefined
    if (event) return t('run.event', { event: t(`event.${event}`) })
    const one = known.find((name) => name === type)
    const name = one ? t(`decision.${one}`) : type
    return label === '' ? name : t('run.decision', { name, label })
  }
}
