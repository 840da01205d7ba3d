import { Group, TextInput } from '@mantine/core'
import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { zoneName } from '@titian/site/local-time'
import type { TrainValues } from './train-values.ts'

interface TrainFieldsProps {
  values: TrainValues
  onChange: (part: Partial<TrainValues>) => void
  errors: Readonly<Record<string, unknown>>
}

/** TRN-057: name, cohort, start and end. */
export function TrainFields({ values, onChange, errors }: TrainFieldsProps) {
  const { t } = useTranslation('training')
  const field = (name: keyof TrainValues) => ({
    'data-path': name,
    label: t(`field.${name}`),
    error: errors[name] as string | undefined,
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      onChange({ [name]: event.currentTarget.value }),
  })
  return (
    <>
      <TextInput required maxLength={60} {...field('trainName')} />
      <TextInput maxLength={60} description={t('hint.cohort')} {...field('cohort')} />
      <Group align="flex-start" grow preventGrowOverflow={false}>
        <TextInput
          miw={220}
          type="datetime-local"
          description={t('hint.dates', { zone: zoneName() })}
          {...field('startTime')}
        />
        <TextInput
          miw={220}
          type="datetime-local"
          description={t('hint.end')}
          {...field('endTime')}
        />
      </Group>
    </>
  )
}
