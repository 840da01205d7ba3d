import { useLanguage } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { partName } from '../../data/place.ts'
import type { FitChange, WholeEntry } from './fitted-content.ts'

/** Returns a function that names an entry by section and title. */
export function useEntryName() {
  const { t } = useTranslation('resume')
  const language = useLanguage()
  return ({ section, title }: WholeEntry): string =>
    t('panels.fit.entry', {
      section: partName(section, language),
      title: title || t('entry.unnamed'),
    })
}

/** Returns a function that describes a change of a fit. */
export function useChangeText() {
  const { t } = useTranslation('resume')
  const nameOf = useEntryName()
  return (change: FitChange): string => {
    if (change.kind === 'spacing')
      return t('panels.fit.look', {
        name: t('look.spacings'),
        value: t(`look.spacing.${change.value}`),
      })
    if (change.kind === 'fontSize')
      return t('panels.fit.look', { name: t('look.sizes'), value: t(`look.size.${change.value}`) })
    const entry = nameOf(change.entry)
    if (change.kind !== 'lines') return t(`panels.fit.${change.kind}`, { entry })
    return t('panels.fit.lines', { entry, shown: change.shown, count: change.entry.lines })
  }
}
