import { SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './segmented.module.css'

export interface SegmentedOption<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  disabled?: boolean
}

export interface SegmentedProps<Value extends string> {
  /** The accessible name of the choice. */
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly SegmentedOption<Value>[]
  /** True for a choice that is as wide as its parent, in equal parts. */
  full?: boolean
}

export function Segmented<Value extends string>({
  label,
  value,
  onChange,
  options,
  full = false,
}: SegmentedProps<Value>) {
  return (
    <SegmentedControl
      aria-label={label}
      value={value}
      onChange={(chosen) => {
        const option = options.find((candidate) => candidate.value === chosen)
        if (option) onChange(option.value)
      }}
      fullWidth={full}
      radius={10}
      transitionDuration={120}
      classNames={{ root: styles['root'], label: styles['label'], indicator: styles['indicator'] }}
      data={options.map((option) => ({
        value: option.value,
        disabled: option.disabled,
        label: (
          <span className={styles['words']}>
            {option.icon}
            {option.label}
          </span>
        ),
      }))}
    />
  )
}
