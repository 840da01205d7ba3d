import { useFormats } from './formats.ts'
import { spaced } from './spaced.ts'

/** A number of minutes with its unit, as the page's language writes it. */
export function useMinutes(): (minutes: number) => string {
  const { locale } = useFormats()
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  })
  return (minutes) => spaced(format.format(minutes))
}
