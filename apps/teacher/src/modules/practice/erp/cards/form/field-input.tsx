import { NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { erpAccounts, erpCurrencies, erpDocumentKinds, erpLimits, erpRoles } from '@titian/contract'
import { useErpContent } from '@titian/site/erp-content'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import type { CardValues, Cell, Row } from './card-values.ts'
import type { Field, FieldKind } from './fields.ts'

interface FieldInputProps {
  field: Field
  /** The path in the form, such as `statements.3.units`. */
  path: string
  value: Cell
  error: string | undefined
  values: Pick<CardValues, 'partners' | 'items'>
  onChange: (value: Cell) => void
}

/** Returns the options of a field. A chosen code that no longer exists remains an option. */
function useChoices(kind: FieldKind, { partners, items }: FieldInputProps['values'], value: Cell) {
  const { t } = useTranslation('erp')
  const { bracketed } = useFormats()
  const content = useErpContent()
  const named = (of: 'role' | 'currency' | 'account' | 'document', codes: readonly string[]) =>
    codes.map((code) => ({ value: code, label: content.name(of, code) }))
  const chosen = (rows: readonly Row[]) => {
    const options = rows.map(({ code = '', name = '' }) => ({
      value: String(code),
      label: name === '' ? String(code) : `${name}${bracketed(code)}`,
    }))
    const isThere = value === '' || options.some((one) => one.value === value)
    return [
      { value: '', label: t(kind === 'partnerOrNone' ? 'form.nobody' : 'form.choose') },
      ...options,
      ...(isThere ? [] : [{ value: String(value), label: String(value) }]),
    ]
  }
  const ofRole = (role: string) => chosen(partners.filter((one) => one['role'] === role))
  switch (kind) {
    case 'role':
      return named('role', erpRoles)
    case 'currency':
      return named('currency', erpCurrencies)
    case 'account':
      return named('account', erpAccounts)
    case 'document':
      return named(
        'document',
        erpDocumentKinds.filter((one) => one !== 'opening'),
      )
    case 'item':
      return chosen(items)
    case 'customer':
    case 'supplier':
      return ofRole(kind)
    case 'partner':
    case 'partnerOrNone':
      return chosen(partners)
    default:
      return null
  }
}

/** One field of a card, whose input depends on its kind. */
export function FieldInput({ field, path, value, error, values, onChange }: FieldInputProps) {
  const { t } = useTranslation('erp')
  const { kind, name, label = name, hint = false } = field
  const choices = useChoices(kind, values, value)
  const common = {
    'data-path': path,
    label: t(`field.${label}`),
    description: hint ? t(`fieldHint.${label}`) : undefined,
    error,
    inputWrapperOrder: ['label', 'input', 'error', 'description'] as (
      | 'label'
      | 'input'
      | 'error'
      | 'description'
    )[],
  }
  if (choices)
    return (
      <NativeSelect
        {...common}
        value={value}
        data={choices}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )
  if (kind === 'text' || kind === 'code')
    return (
      <TextInput
        {...common}
        value={value}
        maxLength={kind === 'code' ? erpLimits.code : erpLimits.name}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )
  return (
    <NumberInput
      {...common}
      prefix={kind === 'money' ? 'RM' : undefined}
      decimalScale={kind === 'money' ? 2 : 0}
      value={value}
      onChange={onChange}
    />
  )
}
