import { dayText, type EntrySource } from '@titian/contract'
import { useFormats, useLanguage } from '@titian/site'
import { useTranslation } from 'react-i18next'

/** Returns the evidence of a suggestion: course or examination, result and date. */
export function useEvidence(): (source: EntrySource) => string {
  const { t } = useTranslation('resume')
  const language = useLanguage()
  const formats = useFormats()
  return ({ kind, title, date, result }) => {
    const points =
      result === null ? [] : [t('panels.offers.result', { result: formats.score(result) })]
    return [t(`panels.offers.kind.${kind}`, { title }), ...points, dayText(date, language)].join(
      ' · ',
    )
  }
}
