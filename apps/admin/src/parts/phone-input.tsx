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
  const { t } = useTranslation('staff')
  return (
    <PhoneField
      {...field}
      required
      areaCodeLabel={t('areaCode')}
      areaCodes={areaCodes.map((value) => ({ value, label: t(`area.${value}`) }))}
      onAreaCode={(chosen) => {
        const known = areaCodes.find((code) => code === chosen)
        if (known) onAreaCode(known)
      }}
    />
  )
}
