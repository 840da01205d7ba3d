import { areaCodes, type AreaCode } from '@titian/contract'
import { PhoneField } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from '../forms/use-form.ts'

/** ACC-031: the area code of a field, in which a draft may have left anything. */
export const areaCodeOf = (text: string): AreaCode => (text === '86' ? '86' : '60')

interface PhoneInputProps extends FieldProps {
  onChange: (digits: string) => void
  areaCode: string
  onAreaCode: (areaCode: AreaCode) => void
  /** The countries that the school has chosen, where the choice counts. */
  offered?: readonly string[]
  /** Whose number it is, where it is not one's own. */
  label?: string
  required?: boolean
  /** Where another field of the dialog comes first. */
  takesFocus?: boolean
}

/** ACC-031 to ACC-036: the countries and the digits. */
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
      // Where a dialog puts the focus first.
      data-autofocus={takesFocus || undefined}
      name="phone"
      label={label ?? t('phone.label')}
      areaCodeLabel={t('phone.area')}
      areaCodes={shown.map((code) => ({ value: code, label: t(`phone.areas.${code}`) }))}
      onAreaCode={(chosen) => onAreaCode(areaCodeOf(chosen))}
    />
  )
}
