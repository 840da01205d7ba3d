import type { MarketMessage, MarketRule, MarketStep } from './shapes.ts'

/** The kinds of codes that a scenario names. */
export type WordKind =
  | 'niche'
  | 'category'
  | 'supplier'
  | 'slot'
  | 'paper'
  | 'fact'
  | 'reason'
  | 'picture'
  | 'pictureKind'
  | 'attribute'
  | 'returnReason'
  | 'template'
  | 'cause'
  | 'remedy'
  | 'prevention'

/** The words of what a scenario has; a code without words is shown as it is. */
export function useWords() {
  return {
    name: (_kind: WordKind, code: string): string => code,
    rule: (_step: MarketStep, { rule }: MarketRule) => ({
      title: rule,
      why: '',
      advice: '',
      lesson: '',
    }),
    message: ({ kind }: MarketMessage): string => kind,
    template: (_message: MarketMessage, code: string): string => code,
  }
}
