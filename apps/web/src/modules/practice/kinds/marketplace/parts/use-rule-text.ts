import type { MarketRule, MarketStep } from '@titian/contract'
import { useTranslation } from 'react-i18next'

/** What a rule asks for, and why it is not met, in the words of the content. */
export function useRuleText() {
  const { t } = useTranslation('market-content')
  return (step: MarketStep, { rule, met, details }: MarketRule) => {
    const at = `rule.${step}.${rule}`
    const state = met === false ? 'failed' : 'name'
    return t([`${at}.${state}`, `${at}.name`, at], { ...details, defaultValue: rule })
  }
}
