import { areaCodes, type AreaCode } from '@titian/contract'
import { PhoneField, type PhoneFieldProps } from '@titian/ui'
import { useTranslation } from 'react-i18next'

interface PhoneInputProps extends Pick<
  PhoneFieldProps,
  'value' | 'onChange' | 'onBlur' | 'error' | 'ref'
> {
  label: string
  areaCode: AreaCode
  onAreaCode: (areaCode: AreaCode) => void
}

export function PhoneInput({ onAreaCode, ...field }: PhoneInputProps) {
  const { t } = useTranslation('sign-in')
  return (
    <PhoneField
      {...field}
      required
      areaCodeLabel={t('phone.area')}
      areaCodes={areaCodes.map((value) => ({ value, label: t(`phone.areas.${value}`) }))}
      onAreaCode={(chosen) => {
        const known = areaCodes.find((code) => code === chosen)
        if (known) onAreaCode(known)
      }}
    />
  )
}
