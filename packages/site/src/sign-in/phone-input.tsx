import { areaCodes, type AreaCode } from '@titian/contract'
import { PhoneField } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from '../forms/use-form.ts'

/** ACC-031: the area code of a field; a draft may contain an invalid area code. */
export const areaCodeOf = (text: string): AreaCode => (text === '86' ? '86' : '60')

interface PhoneInputProps extends FieldProps {
  onChange: (digits: string) => void
  areaCode: string
  onAreaCode: (areaCode: AreaCode) => void
  /** The countries of the school, if only these are allowed. */
  offered?: readonly string[]
  /** Whose number it is, if it is not the user's own. */
  label?: string
  required?: boolean
  /** True in a dialog in which another field comes first. */
  takesFocus?: boolean
}

/** ACC-031 to ACC-036: the country and the digits of a phone number. */
export function PhoneInput({
  onAreaCode,
  offered,
  value,
  areaCode,
  label,
  takesFocus = true,
  ...field
}: PhoneInputProps) {
  const { t } = useTranslation('sign-in')
  const shown = offered ? areaCodes.filter((code) => offered.includes(code)) : areaCodes
  return (
    <PhoneField
      {...field}
      value={value}
      areaCode={areaCode}
      // A dialog focuses the field with this attribute first.
      data-autofocus={takesFocus || undefined}
      name="phone"
      label={label ?? t('phone.label')}
      areaCodeLabel={t('phone.area')}
      areaCodes={shown.map((code) => ({ value: code, label: t(`phone.areas.${code}`) }))}
      onAreaCode={(chosen) => onAreaCode(areaCodeOf(chosen))}
    />
  )
}
