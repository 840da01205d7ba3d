import type { MarketStep } from '@titian/contract'

/** What a rule of a step is called: its code as words, until the texts of the content are shared by the sites. */
export const ruleTitle = (_step: MarketStep, rule: string): string =>
  rule.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
