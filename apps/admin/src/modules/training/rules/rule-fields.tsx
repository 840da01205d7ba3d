import { ActionIcon, Group, NativeSelect, NumberInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { comparisons } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import type { RuleValues } from './rule-values.ts'

interface RuleFieldsProps {
  at: number
  rule: RuleValues
  errors: Readonly<Record<string, string>>
  /** The names of the tasks of the school, by their number. */
  names: ReadonlyMap<number, string>
  onChange: (rule: RuleValues) => void
  onRemove: () => void
}

/** The fields of one rule: a task and the task that it requires. */
export function RuleFields({ at, rule, errors, names, onChange, onRemove }: RuleFieldsProps) {
  const { t } = useTranslation('training')
  const nameOf = (value: RuleValues['taskNumber']) =>
    value === '' ? undefined : (names.get(Number(value)) ?? t('rules.noTask'))
  const number = (name: 'taskNumber' | 'requiredNumber', label: string) => (
    <NumberInput
      data-path={`list.${at}.${name}`}
      label={label}
      flex="1 1 150px"
      description={nameOf(rule[name])}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={errors[`list.${at}.${name}`]}
      value={rule[name]}
      decimalScale={0}
      allowNegative={false}
      hideControls
      onChange={(value) => onChange({ ...rule, [name]: value })}
    />
  )
  return (
    <Group
      component="fieldset"
      bd={0}
      p={0}
      m={0}
      align="flex-start"
      gap="sm"
      aria-label={t('rules.rule', { number: at + 1 })}
    >
      {number('taskNumber', t('rules.task'))}
      {number('requiredNumber', t('rules.required'))}
      <NativeSelect
        label={t('rules.comparison')}
        flex="1 1 220px"
        value={rule.comparison}
        data={comparisons.map((value) => ({ value, label: t(`rules.${value}`) }))}
        onChange={(event) => {
          const chosen = comparisons.find((one) => one === event.currentTarget.value)
          if (chosen) onChange({ ...rule, comparison: chosen })
        }}
      />
      <ActionIcon
        variant="subtle"
        size={44}
        mt={22}
        aria-label={t('rules.remove', { number: at + 1 })}
        onClick={onRemove}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
