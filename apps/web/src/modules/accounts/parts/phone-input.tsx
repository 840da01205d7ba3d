import { areaCodes, type AreaCode } from '@titian/contract'
import type { FieldProps } from '@titian/site'
import { PhoneField } from '@titian/ui'
import { useTranslation } from 'react-i18next'

interface PhoneInputProps extends FieldProps {
  onChange: (digits: string) => void
  areaCode: string
  onAreaCode: (areaCode: AreaCode) => void
}

/** ACC-031 to ACC-036: the two countries and the digits. */
export function PhoneInput({ onAreaCode, value, areaCode, ...field }: PhoneInputProps) {
  const { t } = useTranslation('accounts')
  return (
    <PhoneField
      {...field}
      value={value}
      areaCode={areaCode}
      // Where a dialog puts the focus first.
      data-autofocus
      name="phone"
      label={t('phone.label')}
      areaCodeLabel={t('phone.area')}
      areaCodes={areaCodes.map((value) => ({ value, label: t(`phone.areas.${value}`) }))}
      onAreaCode={(chosen) => {
        const known = areaCodes.find((code) => code === chosen)
        if (known) onAreaCode(known)
      }}
    />
  )
}
