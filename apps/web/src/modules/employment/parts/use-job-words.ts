import { type PostCard, type Salary } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'

/** These currencies have an unambiguous symbol; `$` has a different meaning in each country. */
const ownSigns: readonly string[] = ['MYR', 'CNY']

const money = new Map<string, Intl.NumberFormat>()

/**
 * Formats hundredths as a price, without a space after a symbol such as RM and without decimals for
 * whole amounts.
 */
export function amountText(locale: string, currency: string, hundredths: number): string {
  const decimals = hundredths % 100 === 0 ? 0 : 2
  const key = `${locale} ${currency} ${decimals}`
  const format =
    money.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: ownSigns.includes(currency) ? 'narrowSymbol' : 'symbol',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
  money.set(key, format)
  return format.format(hundredths / 100).replace(/^(\D{1,2})\u00a0/, '$1')
}

/** JOB-052: formats a salary in its own currency and period. */
export function useSalary() {
  const { t } = useTranslation('employment')
  const { locale } = useFormats()
  return ({ least, most, currency, per, negotiable }: Salary): string => {
    const text = (hundredths: number) => amountText(locale, currency, hundredths)
    if (least === null && most === null)
      return t(negotiable ? 'salary.negotiable' : 'salary.unsaid')
    const amount =
      least === null
        ? t('salary.upTo', { amount: text(most ?? 0) })
        : most === null
          ? t('salary.from', { amount: text(least) })
          : least === most
            ? text(least)
            : `${text(least)} – ${text(most)}`
    const paid = t(`salary.per.${per}`, { amount })
    return negotiable ? t('salary.open', { paid }) : paid
  }
}

type Facts = Pick<PostCard, 'cityName' | 'remote' | 'nature' | 'degree' | 'experience'>

/** Returns place, kind and requirements of a post as texts. */
export function useJobFacts() {
  const { t } = useTranslation('employment')
  const place = ({ cityName, remote }: Pick<Facts, 'cityName' | 'remote'>) =>
    remote && cityName ? t('place.both', { city: cityName }) : cityName || t('place.remote')
  const nature = (code: number) => t(`nature.${code as 1 | 2 | 3}`)
  const degree = (code: number) => t(`degree.${code as 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7}`)
  const experience = (years: number) =>
    years === 0 ? t('experience.none') : t('experience.years', { count: years })
  return { place, nature, degree, experience }
}
