import { TextInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import styles from './phone-field.module.css'
import { readPhone } from './read-phone.ts'

export interface AreaCode {
  /** The digits of the area code, without a plus. */
  value: string
  /** The labels of the open list, such as "+60 Malaysia"; the closed field shows only the code. */
  label: string
}

export interface PhoneFieldProps {
  label: string
  areaCodeLabel: string
  areaCode: string
  onAreaCode: (areaCode: string) => void
  areaCodes: readonly AreaCode[]
  /** The digits of the number. */
  value: string
  onChange: (digits: string) => void
  onBlur?: () => void
  error?: ReactNode
  description?: ReactNode
  placeholder?: string
  required?: boolean
  disabled?: boolean
  autoFocus?: boolean
  name?: string
  ref?: Ref<HTMLInputElement>
}

export function PhoneField(props: PhoneFieldProps) {
  const { areaCodeLabel, areaCode, onAreaCode, areaCodes, onChange, ref, ...field } = props
  const take = (text: string) => {
    const read = readPhone(
      text,
      areaCodes.map((code) => code.value),
    )
    if (read.areaCode && read.areaCode !== areaCode) onAreaCode(read.areaCode)
    onChange(read.digits)
  }
  return (
    <TextInput
      {...field}
      ref={ref}
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      classNames={{ input: 'num' }}
      onChange={(event) => take(event.currentTarget.value)}
      leftSection={
        <AreaSelect
          {...{ areaCodeLabel, areaCode, onAreaCode, areaCodes }}
          disabled={props.disabled}
        />
      }
      leftSectionWidth={84}
      leftSectionPointerEvents="all"
    />
  )
}

type AreaSelectProps = Pick<
  PhoneFieldProps,
  'areaCodeLabel' | 'areaCode' | 'onAreaCode' | 'areaCodes' | 'disabled'
>

function AreaSelect({ areaCodeLabel, areaCode, onAreaCode, areaCodes, disabled }: AreaSelectProps) {
  return (
    <span className={styles['area']}>
      <span className={`${styles['code']} num`} aria-hidden>{`+${areaCode}`}</span>
      <IconChevronDown size={14} aria-hidden />
      {/* The real select lies invisibly over the code, so that a phone opens its own picker with
          complete names. */}
      <select
        className={styles['select']}
        aria-label={areaCodeLabel}
        value={areaCode}
        disabled={disabled}
        onChange={(event) => onAreaCode(event.currentTarget.value)}
      >
        {areaCodes.map((code) => (
          <option key={code.value} value={code.value}>
            {code.label}
          </option>
        ))}
      </select>
    </span>
  )
}
