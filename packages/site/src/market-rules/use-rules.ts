import type { MarketRule, MarketStep } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../format/formats.ts'
import { useContent } from '../market-content/index.ts'
import { isAnswerKept, ruleValues } from './rule-values.ts'

/** PRC-033: the words of the rules. Pages without rules do not load them. */
export function useRules() {
  const { t } = useTranslation('market-rules')
  const formats = useFormats()
  const { name } = useContent()
  const text = (key: string, code: string, values = {}): string =>
    t(key, { ...values, defaultValue: code })
  return {
    /**
     * Returns the texts of a rule: what it requires and why, a hint, and the lesson that explains
     * it.
     */
    rule(step: MarketStep, { rule, met, details }: Pick<MarketRule, 'rule' | 'met' | 'details'>) {
      const at = `rule.${step}.${rule}`
      const values = ruleValues(step, { rule, details }, formats, name)
      const isKept = isAnswerKept(step, { rule, details })
      const nothing = t('nothing.missing')
      const filled = Object.fromEntries(
        Object.entries(values).map(([key, value]) => [key, value === '' ? nothing : value]),
      )
      return {
        title: text(`${at}.title`, rule),
        why: text(`${at}.why`, ''),
        // The advice contains measured numbers, which exist only after the rule has failed.
        advice: met === false ? text(`${at}.${isKept ? 'hint' : 'fix'}`, '', filled) : '',
        lesson: text(`lesson.${step}`, ''),
      }
    },
    lesson: (step: MarketStep) => text(`lesson.${step}`, ''),
  }
}
