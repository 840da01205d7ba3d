import { useTranslation } from 'react-i18next'
import { useErpContent } from '../erp-content/use-content.ts'
import { useFormats } from '../format/formats.ts'

/** The amounts in the form that bookkeepers use. */
export function useReportWords() {
  const { t } = useTranslation('erp-reports')
  const { amount } = useErpContent()
  const { number } = useFormats()
  return {
    /** An amount of money. An amount below zero is written in brackets. */
    signed: (cents: number) => (cents < 0 ? `(${amount(-cents)})` : amount(cents)),
    /** The amount of one side of an account; a dash if the amount is zero. */
    oneSide: (cents: number) => (cents === 0 ? '–' : amount(cents)),
    /** The difference between debits and credits, with the side of the balance. */
    balance(cents: number): string {
      if (cents === 0) return amount(0)
      return t(cents > 0 ? 'balance.debit' : 'balance.credit', { amount: amount(Math.abs(cents)) })
    },
    day: (day: number) => t('dayOf', { day: number(day) }),
    /**
     * Returns the number of days until or since the due day of an open invoice, in words for
     * people.
     */
    due(dueDay: number | null, today: number): string {
      if (dueDay === null) return t('open.noDay')
      if (dueDay === today) return t('open.today')
      const count = Math.abs(dueDay - today)
      return t(dueDay < today ? 'open.overdue' : 'open.dueIn', { count })
    },
  }
}
