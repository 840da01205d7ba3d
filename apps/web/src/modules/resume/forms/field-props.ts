/** What each field of a form of the resume is given. */
export interface FieldProps<Value> {
  name: string
  label: string
  value: Value
  onChange: (value: Value) => void
  error: string | undefined
  required: boolean
}
