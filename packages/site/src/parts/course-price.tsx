import { Price } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { toMinor } from '../format/minor.ts'
import { useSchool } from '../school/use-school.ts'

interface CoursePriceProps {
  /** An amount in major units with two decimals; 0 is shown as free. */
  price: number
  /**
   * The symbol of the currency; without it, the currency of the school applies. It does not depend
   * on the language (FRM-015).
   */
  symbol?: string
  size?: 'sm' | 'md' | 'lg'
}

export function CoursePrice({ price, symbol, size }: CoursePriceProps) {
  const { t } = useTranslation('site')
  const { initial } = useSchool()
  return (
    <Price
      symbol={symbol ?? initial?.currencySymbol ?? '$'}
      minor={toMinor(price)}
      freeLabel={t('free')}
      size={size}
    />
  )
}
