import type { MarketView } from '@titian/contract'
import { useFormats } from '../format/formats.ts'
import { useTranslation } from 'react-i18next'

/** The kinds of codes that a scenario names. */
export type ContentKind =
  | 'niche'
  | 'category'
  | 'supplier'
  | 'slot'
  | 'paper'
  | 'fact'
  | 'reason'
  | 'picture'
  | 'pictureKind'
  | 'pictureFault'
  | 'attribute'
  | 'returnReason'
  | 'template'
  | 'cause'
  | 'remedy'
  | 'prevention'

/** Kinds of codes that have other texts besides a name. */
const withMore: ReadonlySet<string> = new Set(['niche', 'supplier', 'template'])

type MarketMessage = MarketView['messages'][number]
type Fact = MarketMessage['values'][number]

const valuesOf = (facts: readonly Fact[]): Record<string, string | number> =>
  Object.fromEntries(facts.map(({ name, value }) => [name, value]))

/**
 * PRC-159: returns the texts of a scenario in the language of the page. A code without a text is
 * shown as it is.
 */
export function useContent() {
  const { t } = useTranslation('market-content')
  const formats = useFormats()
  const text = (key: string, code: string, values = {}): string =>
    t(key, { ...values, defaultValue: code })
  const name = (kind: ContentKind, code: string): string =>
    text(withMore.has(kind) ? `${kind}.${code}.name` : `${kind}.${code}`, code)
  return {
    name,
    /** One sentence about a niche or a supplier. */
    lead: (kind: 'niche' | 'supplier', code: string) => text(`${kind}.${code}.lead`, ''),
    /** The true value of an attribute, as the data sheet of the product has it. */
    sheetValue: (product: string, attribute: string) => text(`sheet.${product}.${attribute}`, ''),
    /** Returns the value of a fact, such as the condition of returned goods. */
    factValue: (fact: string, value: string | number) =>
      typeof value === 'number' ? formats.number(value) : text(`value.${fact}.${value}`, value),
    /** Returns what the customers who type a keyword are looking for. */
    keyword: (product: string, keyword: string) => text(`keyword.${product}.${keyword}`, ''),
    /** Returns a customer's message in the customer's language. */
    message: ({ kind, values, needed }: Pick<MarketMessage, 'kind' | 'values' | 'needed'>) =>
      text(`message.${kind}`, kind, valuesOf([...needed, ...values])),
    /** The text of a template in the language of the customer. */
    template: (
      { language, values, needed }: Pick<MarketMessage, 'language' | 'values' | 'needed'>,
      code: string,
    ) => text(`template.${code}.${language}`, code, valuesOf([...needed, ...values])),
    /** The return policy of the shop, one sentence for each kind of case. */
    returnPolicy(numbers: ReturnNumbers): string[] {
      const { days, opened, missing } = numbers
      return [
        t('returnPolicy.window', { days }),
        t('returnPolicy.fault'),
        t('returnPolicy.sealed'),
        t('returnPolicy.opened', opened),
        t('returnPolicy.missing', missing),
        t('returnPolicy.arrived'),
        t('returnPolicy.worn'),
      ]
    },
  }
}

interface ReturnNumbers {
  days: number
  opened: { least: number; most: number }
  missing: { least: number; most: number }
}
