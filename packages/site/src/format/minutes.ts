import { useFormats } from './formats.ts'
import { spaced } from './spaced.ts'

/**
 * Returns a function that formats a number of minutes with its unit in the language of the page.
 */
export function useMinutes(): (minutes: number) => string {
  const { locale } = useFormats()
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  })
  return (minutes) => spaced(format.format(minutes))
}
