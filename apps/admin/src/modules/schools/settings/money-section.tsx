import { Checkbox, NativeSelect, SimpleGrid } from '@mantine/core'
import { currencies, currencySymbols, timeZones } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { Choices } from '../parts/choices.tsx'
import { FormCard } from '../../../parts/saved-page/form-card.tsx'
import type { SettingsPart } from './settings-part.ts'
import { isCurrency, isTimeZone } from './settings-values.ts'

const areaCodes = ['60', '86'] as const

/**
 * FRM-015, FRM-300: the currency, the time zone, and the countries whose phone numbers may
 * register.
 */
export function MoneySection({ form }: SettingsPart) {
  const { t } = useTranslation('schools')
  const { bracketed } = useFormats()
  const { currency, areaCodes: chosen, timeZone } = form.values
  return (
    <FormCard title={t('section.money')} lead={t('section.moneyLead')}>
      <SimpleGrid
        minColWidth="min(100%, 280px)"
        autoFlow="auto-fit"
        style={{ alignItems: 'start' }}
      >
        <NativeSelect
          label={t('field.currency')}
          description={t('hint.currency', { sample: `${currencySymbols[currency]}120.00` })}
          error={form.errors['currency']}
          data-path="currency"
          value={currency}
          data={currencies.map((value) => ({
            value,
            label: `${currencySymbols[value]}  ${t(`currency.${value}`)}${bracketed(value)}`,
          }))}
          onChange={({ currentTarget: { value } }) =>
            isCurrency(value) && form.setFieldValue('currency', value)
          }
        />
        <NativeSelect
          label={t('field.timeZone')}
          description={t('hint.timeZone')}
          error={form.errors['timeZone']}
          data-path="timeZone"
          value={timeZone}
          data={timeZones.map((value) => ({ value, label: t(`zone.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            isTimeZone(value) && form.setFieldValue('timeZone', value)
          }
        />
        <Checkbox.Group
          label={t('field.areaCodes')}
          description={t('hint.areaCodes')}
          error={form.errors['areaCodes']}
          value={[...chosen]}
          onChange={(codes) =>
            form.setFieldValue(
              'areaCodes',
              areaCodes.filter((code) => codes.includes(code)),
            )
          }
        >
          <Choices path="areaCodes">
            {areaCodes.map((code) => (
              <Checkbox key={code} value={code} label={t(`areaCode.${code}`)} />
            ))}
          </Choices>
        </Checkbox.Group>
      </SimpleGrid>
    </FormCard>
  )
}
