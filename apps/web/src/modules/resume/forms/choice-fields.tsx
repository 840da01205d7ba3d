import { Group, NativeSelect, Radio, SimpleGrid } from '@mantine/core'
import {
  degrees,
  degreeTexts,
  languageLevels,
  languageLevelTexts,
  natures,
  natureTexts,
  salaryBands,
  salaryCurrencies,
  salaryText,
  skillLevels,
  skillLevelTexts,
} from '@titian/contract'
import { useLanguage } from '@titian/site'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from './field-props.ts'

interface RadiosProps extends FieldProps<number | null> {
  options: readonly { value: number; label: string }[]
}

/** A few options as radio buttons. */
export function RadiosField(props: RadiosProps) {
  const { name, label, value, onChange, error, required, options } = props
  return (
    <Radio.Group
      data-path={name}
      label={label}
      withAsterisk={required}
      error={error}
      value={value === null ? '' : String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    >
      <Group gap="lg" mt={4} style={{ rowGap: 8 }}>
        {options.map((option) => (
          <Radio key={option.value} value={String(option.value)} label={option.label} />
        ))}
      </Group>
    </Radio.Group>
  )
}

interface ListProps extends FieldProps<number | null> {
  options: readonly { value: number; label: string }[]
  /** Shown while no option is chosen. */
  none: string
  /** The numeric value that means no choice. */
  noneValue?: number
}

export function ListField(props: ListProps) {
  const { name, label, value, onChange, error, required, options, none, noneValue } = props
  return (
    <NativeSelect
      data-path={name}
      label={label}
      required={required}
      error={error}
      value={value === null || value === noneValue ? '' : String(value)}
      onChange={({ currentTarget: { value: chosen } }) =>
        onChange(chosen === '' ? null : Number(chosen))
      }
      data={[
        { value: '', label: none },
        ...options.map((option) => ({ value: String(option.value), label: option.label })),
      ]}
    />
  )
}

export function NatureField(props: FieldProps<number | null>) {
  const language = useLanguage()
  const options = natures.map((value) => ({ value, label: natureTexts[value][language] }))
  return <RadiosField {...props} options={options} />
}

export function DegreeField(props: FieldProps<number | null>) {
  const { t } = useTranslation('resume')
  const language = useLanguage()
  const options = degrees.map((value) => ({ value, label: degreeTexts[value][language] }))
  // 0 means that an imported entry has no value.
  return (
    <ListField {...props} value={props.value || null} options={options} none={t('choose.degree')} />
  )
}

export function SkillLevelField(props: FieldProps<number | null>) {
  const { t } = useTranslation('resume')
  const language = useLanguage()
  const options = skillLevels.map((value) => ({
    value,
    label: value === 0 ? t('choose.notSaid') : skillLevelTexts[value][language],
  }))
  return <RadiosField {...props} options={options} />
}

export function LanguageLevelField(props: FieldProps<number | null>) {
  const { t } = useTranslation('resume')
  const language = useLanguage()
  const options = languageLevels.map((value) => ({
    value,
    label: value === 0 ? t('choose.notSaid') : languageLevelTexts[value][language],
  }))
  return <RadiosField {...props} options={options} />
}

interface SalaryProps extends FieldProps<number | null> {
  currency: string
  onCurrency: (currency: string) => void
}

/** RES-068: a monthly salary range and its currency. */
export function SalaryField({ currency, onCurrency, ...props }: SalaryProps) {
  const { t } = useTranslation('resume')
  const language = useLanguage()
  const options = salaryBands.map((_, value) => ({
    value,
    label: salaryText(value, currency, language),
  }))
  return (
    <SimpleGrid
      cols={2}
      style={{ gridTemplateColumns: 'minmax(0, 1fr) 108px', alignItems: 'start' }}
    >
      <ListField {...props} options={options} none={t('choose.salary')} />
      <NativeSelect
        data-path="currency"
        label={t('field.currency')}
        value={currency}
        onChange={({ currentTarget }) => onCurrency(currentTarget.value)}
        data={[...salaryCurrencies]}
      />
    </SimpleGrid>
  )
}
