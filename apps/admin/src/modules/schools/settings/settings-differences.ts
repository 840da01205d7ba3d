import type { Formats } from '@titian/site'
import type { Difference } from '@titian/site/staff'
import type { TFunction } from 'i18next'
import { inLines } from '../parts/form-texts.ts'
import { pictureNames, type SettingsValues } from './settings-values.ts'

/** Returns a comparable value for each field, to find the differences of two copies. */
function plainFields(values: SettingsValues) {
  const { title, address, copyrightNotice } = values
  return {
    title: inLines(title),
    languages: values.languages.join(),
    defaultLanguage: values.defaultLanguage as string,
    primaryColor: values.primaryColor,
    logo: values.logo ?? '',
    transparentLogo: values.transparentLogo ?? '',
    wechatImage: values.wechatImage ?? '',
    appImage: values.appImage ?? '',
    address: inLines(address),
    phone: values.phone,
    email: values.email,
    footerKind: values.footerKind as string,
    copyrightNotice: inLines(copyrightNotice),
    licenceNumber: values.licenceNumber,
    socialLinks: values.socialLinks.map(({ name, url }) => `${name} ${url}`).join('\n'),
    currency: values.currency as string,
    areaCodes: values.areaCodes.join(),
    timeZone: values.timeZone as string,
    requiresAuthentication: values.requiresAuthentication ? 'yes' : '',
  }
}

type Fields = ReturnType<typeof plainFields>
type Lists = Pick<Formats, 'list'>

/** Returns the displayed text of each field for which the value itself is not readable. */
function shownFields(values: SettingsValues, t: TFunction<'schools'>, { list }: Lists): Fields {
  const fields = plainFields(values)
  for (const name of pictureNames) if (fields[name]) fields[name] = t('picture.some')
  return {
    ...fields,
    languages: list(values.languages.map((one) => t(`language.${one}`))),
    areaCodes: list(values.areaCodes.map((code) => `+${code}`)),
    defaultLanguage: t(`language.${values.defaultLanguage}`),
    footerKind: t(`footer.${values.footerKind}`),
    timeZone: t(`zone.${values.timeZone}`),
    requiresAuthentication: t(values.requiresAuthentication ? 'on' : 'off'),
  }
}

/** Returns the fields whose local value differs from the value that another person saved. */
export function settingsDifferences(
  local: SettingsValues,
  remote: SettingsValues | null,
  t: TFunction<'schools'>,
  formats: Lists,
): Difference[] {
  if (!remote) return []
  const [own, other] = [plainFields(local), plainFields(remote)]
  const [ownWords, otherWords] = [local, remote].map((one) => shownFields(one, t, formats)) as [
    Fields,
    Fields,
  ]
  const names = Object.keys(own) as (keyof Fields)[]
  return names
    .filter((name) => own[name] !== other[name])
    .map((name) => ({ name: t(`field.${name}`), local: ownWords[name], remote: otherWords[name] }))
}
