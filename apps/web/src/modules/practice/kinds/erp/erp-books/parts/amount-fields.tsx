import { TextInput, type TextInputProps } from '@mantine/core'

/** A field for a whole number. */
export const WholeField = (input: TextInputProps) => (
  <TextInput inputMode="numeric" autoComplete="off" maw={280} className="num" {...input} />
)

/** A field for an amount of money; brackets and currency may be pasted from a statement. */
export const MoneyField = (input: TextInputProps) => (
  <TextInput autoComplete="off" maw={420} leftSection="RM" className="num" {...input} />
)
