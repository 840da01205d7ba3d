import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { FormPart } from './form-part.ts'
import { sumOfWeights, withEvenWeights } from './rubric-values.ts'

/** PRC-115: the sum of the weights while they are typed, and the difference to 100. */
export function WeightSum({ values, onChange }: Pick<FormPart, 'values' | 'onChange'>) {
  const { t } = useTranslation('evaluations')
  const { criteria } = values
  const sum = sumOfWeights(criteria)
  const key = sum < 100 ? 'sumMissing' : sum > 100 ? 'sumOver' : 'sumWhole'
  return (
    <Group justify="space-between">
      <Text
        component="p"
        className="num"
        fw={600}
        c={sum === 100 ? 'var(--ok)' : 'var(--danger)'}
        aria-live="polite"
      >
        {t(`rubrics.hint.${key}`, { sum, rest: Math.abs(100 - sum) })}
      </Text>
      <Button
        variant="default"
        disabled={criteria.length === 0}
        onClick={() => onChange({ criteria: withEvenWeights(criteria) })}
      >
        {t('rubrics.form.divide')}
      </Button>
    </Group>
  )
}
