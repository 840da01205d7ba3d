import { useTranslation } from 'react-i18next'
import { useFormats } from '../../format/formats.ts'

interface SpokenResultProps {
  /** The accessible name of the list. */
  label: string
  /** Undefined until the first answer has arrived. */
  total: number | undefined
  page?: number
  size?: number
}

/** FRM-450: announces the result of a search, a filter or another page of a list. */
export function SpokenResult({ label, total, page = 1, size = Infinity }: SpokenResultProps) {
  const { t } = useTranslation('staff')
  const { number } = useFormats()
  const words = () => {
    if (total === undefined) return ''
    if (total === 0) return t('found.none', { label })
    const found = { label, count: total, number: number(total) }
    if (total <= size) return t('found.one', found)
    const pages = number(Math.ceil(total / size))
    return t('found.page', { ...found, page: number(page), pages })
  }
  return (
    <div className="visually-hidden" aria-live="polite">
      {words()}
    </div>
  )
}
