import type { BenchAmount } from '@titian/contract'
import { useFormats } from '@titian/site'
import { markThousands } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/** Formats a number with all its decimal places, also zeros. */
export function plainAmount({ value, places }: Pick<BenchAmount, 'value' | 'places'>): string {
  const digits = String(Math.abs(value)).padStart(places + 1, '0')
  const whole = places === 0 ? digits : digits.slice(0, -places)
  const fraction = places === 0 ? '' : `.${digits.slice(-places)}`
  return `${value < 0 ? '−' : ''}${markThousands(whole)}${fraction}`
}

/** Returns a function that formats amounts with their units. */
export function useAmount() {
  const { t } = useTranslation('practice')
  const { list } = useFormats()
  const amount = (one: BenchAmount) => t(`amount.${one.unit}`, { number: plainAmount(one) })
  return { amount, amounts: (all: readonly BenchAmount[]) => list(all.map(amount)) }
}
