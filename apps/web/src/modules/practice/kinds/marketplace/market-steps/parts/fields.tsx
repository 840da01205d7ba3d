import {
  NativeSelect,
  type NativeSelectProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'

/** A field for money or a number. */
export const AmountField = ({
  decimal = false,
  ...input
}: TextInputProps & { decimal?: boolean }) => (
  <TextInput
    inputMode={decimal ? 'decimal' : 'numeric'}
    autoComplete="off"
    maw={280}
    className="num"
    {...input}
  />
)

export const MoneyField = (input: TextInputProps) => <AmountField {...input} decimal />

/** Returns a function that says how many characters remain, or how many are too many. */
export function useLetters() {
  const { t } = useTranslation('market-steps')
  const { number } = useFormats()
  return (value: unknown, most: number) => {
    const left = most - (typeof value === 'string' ? value : '').trim().length
    const said = { count: Math.abs(left), formatted: number(Math.abs(left)) }
    return left < 0 ? t('letters.over', said) : t('letters.left', said)
  }
}

/** A text field that does not cut text. Text beyond the limit stays and is reported as an error. */
export function LineField({ most, ...input }: TextInputProps & { most: number }) {
  const letters = useLetters()
  return <TextInput autoComplete="off" description={letters(input.value, most)} {...input} />
}

export function LongField({ most, ...input }: TextareaProps & { most: number }) {
  const letters = useLetters()
  return <Textarea minRows={3} maxRows={14} description={letters(input.value, most)} {...input} />
}

interface ChoiceFieldProps extends NativeSelectProps {
  options: readonly { value: string; label: string }[]
  /** The label of the empty option. */
  first?: string
}

/** A select whose first option asks for a choice. */
export function ChoiceField({ options, first, ...input }: ChoiceFieldProps) {
  const { t } = useTranslation('market-steps')
  return (
    <NativeSelect
      maw={420}
      {...input}
      data={[{ value: '', label: first ?? t('choose') }, ...options]}
    />
  )
}
