import type { SchoolSettings } from '@titian/contract'
import type { TFunction } from 'i18next'
import type { Difference } from './conflict-note.tsx'
import { inLines } from './form-texts.ts'
import { settingsValuesOf, type SettingsValues } from './settings-values.ts'

const fields = [
  'title',
  'languages',
  'defaultLanguage',
  'currency',
  'areaCodes',
  'primaryColor',
  'logo',
  'transparentLogo',
  'wechatImage',
  'appImage',
  'address',
  'phone',
  'email',
  'copyrightNotice',
  'licenceNumber',
  'footerKind',
  'requiresAuthentication',
  'socialLinks',
] as const

/** What the field holds, to tell whether two copies differ. */
function plain(values: SettingsValues, field: (typeof fields)[number]): string {
  const value = values[field]
  if (field === 'socialLinks')
    return values.socialLinks.map(({ name, url }) => `${name} ${url}`).join('\n')
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'object' && value !== null) return inLines(value)
  return String(value ?? '')
}

/** The same in the words of the page. */
function shown(values: SettingsValues, field: (typeof fields)[number], t: TFunction<'schools'>) {
  const text = plain(values, field)
  if (field === 'footerKind') return t(`footer.${values.footerKind}`)
  if (field === 'requiresAuthentication') return t(text === 'true' ? 'on' : 'off')
  if (field === 'languages') return values.languages.map((one) => t(`language.${one}`)).join(', ')
  if (field === 'defaultLanguage') return t(`language.${values.defaultLanguage}`)
  const isPicture = field === 'logo' || field.endsWith('Logo') || field.endsWith('Image')
  return isPicture && text ? t('picture.some') : text
}

/** The fields in which what is written here differs from what somebody else saved. */
export function settingsDifferences(
  mine: SettingsValues,
  newer: SchoolSettings | null,
  t: TFunction<'schools'>,
): Difference[] {
  if (!newer) return []
  const theirs = settingsValuesOf(newer)
  return fields
    .filter((field) => plain(mine, field) !== plain(theirs, field))
    .map((field) => ({
      name: t(`field.${field}`),
      mine: shown(mine, field, t),
      theirs: shown(theirs, field, t),
    }))
}
