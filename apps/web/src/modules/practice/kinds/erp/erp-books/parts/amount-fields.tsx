import { TextInput, type TextInputProps } from '@mantine/core'

/** A number of things, as it is typed. */
export const WholeField = (input: TextInputProps) => (
  <TextInput inputMode="numeric" autoComplete="off" maw={280} className="num" {...input} />
)

/** An amount of the company; its brackets and its sign may be pasted from a statement. */
export const MoneyField = (input: TextInputProps) => (
  <TextInput autoComplete="off" maw={420} leftSection="RM" className="num" {...input} />
)
