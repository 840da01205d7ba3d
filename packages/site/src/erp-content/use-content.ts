import { moneyText } from '../format/money.ts'
import type { ErpVerdict, ErpView } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../format/formats.ts'
import { cardWords } from './card-words.ts'
import { failedText, statementText, type Words } from './statement-words.ts'

/** The kinds of codes that occur in the books. */
type ErpContentKind =
  | 'document'
  | 'documents'
  | 'documentHelp'
  | 'documentState'
  | 'account'
  | 'accountHelp'
  | 'warehouse'
  | 'currency'
  | 'role'
  | 'payment'
  | 'return'
  | 'valuation'
  | 'paper'
  | 'fact'
  | 'figure'
  | 'figureHelp'
  | 'slip'
  | 'slipHelp'
  | 'measure'
  | 'measureHelp'
  | 'lane'

type Statement = ErpVerdict['statement']
type Paper = ErpView['papers'][number]
type Fact = Paper['facts'][number]
type Currency = Paper['currency']
/**
 * The books with their lists of partners and items. A code without an entry in these lists is shown
 * as it is.
 */
interface Listed {
  items?: readonly Named[]
  partners?: readonly Named[]
}
interface Named {
  code: string
  name: string
}
/**
 * The names that the engine gives to the items of the cards. The sites translate these names into
 * three languages.
 */
const builtInItems: Readonly<Record<string, string>> = {
  I10: 'Desk lamp',
  I20: 'Thermos flask',
  I30: 'Glass jar',
  I40: 'Table fan',
  I50: 'Rice cooker',
  I60: 'Folding chair',
  I70: 'Wall clock',
  I80: 'Cutting board',
  I81: 'Kitchen scale',
}

const moneyFacts: ReadonlySet<string> = new Set(['creditLimit', 'price', 'amount'])
const dayFacts: ReadonlySet<string> = new Set(['paymentDays', 'leadDays', 'daysLate'])
const unitFacts: ReadonlySet<string> = new Set(['reorderPoint', 'reorderUnits'])

const isVerdict = (given: ErpVerdict | Statement): given is ErpVerdict => 'statement' in given

const amount = (cents: number, currency: Currency = 'home') =>
  moneyText(currency === 'usd' ? '$' : 'RM', cents / 100)

/**
 * Returns the texts of the ERP practice in the language of the page. A code without a text is shown
 * as it is.
 */
export function useErpContent() {
  const { t } = useTranslation('erp-content')
  const { number } = useFormats()
  const text = (
    key: string,
    values: Record<string, string | number> = {},
    otherwise = '',
  ): string => t(key, { ...values, defaultValue: otherwise })
  const name = (kind: ErpContentKind, code: string) => text(`${kind}.${code}`, {}, code)
  const units = (count: number) => t('units', { count, shown: number(count) })
  const days = (count: number) => t('days', { count, shown: number(count) })

  /**
   * Returns the name of an item. The name in the books comes first, because a student or a teacher
   * may have used the code for another item.
   */
  function itemName(code: string, items: readonly Named[] = []): string {
    const given = items.find((item) => item.code === code)?.name
    const isBuiltIn = given === undefined || given === builtInItems[code]
    return isBuiltIn ? text(`item.${code}`, {}, given ?? code) : given
  }
  const partnerName = (code: string, partners: readonly Named[] = []): string =>
    partners.find((partner) => partner.code === code)?.name ?? code

  const wordsWith = ({ items, partners }: Listed): Words => ({
    text: (key, values) => text(key, values, key),
    amount,
    units,
    days,
    item: (code) => itemName(code, items),
    partner: (code) => partnerName(code, partners),
  })

  /**
   * Returns the text of a fact. For an item, this is the name in the story of the card, in the
   * language of the page.
   */
  function factText(fact: string, value: string): string {
    if (fact === 'role') return name('role', value)
    const code = Object.keys(builtInItems).find((one) => builtInItems[one] === value)
    return fact === 'name' && code !== undefined ? text(`item.${code}`, {}, value) : value
  }

  function factValue({ name: fact, value }: Fact): string {
    if (typeof value === 'string') return factText(fact, value)
    if (moneyFacts.has(fact)) return amount(value)
    if (dayFacts.has(fact)) return days(value)
    return unitFacts.has(fact) ? units(value) : number(value)
  }

  return {
    /** Returns the name of a code, or its help text. */
    name,
    /**
     * Formats cents as money in the currency of the company, or in dollars for a document in
     * dollars.
     */
    amount,
    units,
    days,
    itemName,
    partnerName,
    /** The name of a payment or a return depends on its direction, if the direction is known. */
    documentName: (kind: string, direction?: 'in' | 'out' | null) =>
      direction && (kind === 'payment' || kind === 'return')
        ? name(kind, direction)
        : name('document', kind),
    /** Returns the name and the value of a fact of a paper. */
    fact: (fact: Fact) => ({ name: name('fact', fact.name), value: factValue(fact) }),
    statement: (given: ErpVerdict | Statement, listed: Listed = {}) =>
      statementText(wordsWith(listed), isVerdict(given) ? given.statement : given),
    failed: (verdict: ErpVerdict, listed: Listed = {}) => failedText(wordsWith(listed), verdict),
    ...cardWords(text),
  }
}
