import { ActionIcon, Box, Button, Group, SimpleGrid, Text, Title } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Surface } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type CardValues, replacedAt, type Row } from './card-values.ts'
import { FieldInput } from './field-input.tsx'
import type { Field, ListName } from './fields.ts'

/** The props that every section of the form takes. */
export interface FormPart {
  values: CardValues
  /** Takes the changed values, or a function that returns them from the current ones. */
  onChange: (part: Partial<CardValues> | ((before: CardValues) => Partial<CardValues>)) => void
  /** Error texts by path. */
  errors: Readonly<Record<string, string>>
}

const errorsAt = (errors: FormPart['errors'], path: string): string =>
  JSON.stringify(
    Object.entries(errors).filter(([name]) => name === path || name.startsWith(`${path}.`)),
  )

/**
 * Returns whether a section would render the same: its list, the partners, the items and its errors
 * are equal. Then rendering is skipped while another section is edited.
 */
export const isSamePart =
  <Props extends FormPart>(
    listOf: (props: Props) => ListName | 'events' | 'statements' | 'hints',
  ) =>
  (one: Props, other: Props): boolean => {
    const list = listOf(one)
    return (
      one.onChange === other.onChange &&
      one.values[list] === other.values[list] &&
      one.values.partners === other.values.partners &&
      one.values.items === other.values.items &&
      errorsAt(one.errors, list) === errorsAt(other.errors, list)
    )
  }

/** The same as `isSamePart`, for one row of a list. */
export const isSameRow =
  <Props extends Omit<FormPart, 'onChange'>>(
    rowOf: (props: Props) => readonly [path: string, row: unknown],
  ) =>
  (one: Props, other: Props): boolean => {
    const [path, row] = rowOf(one)
    const [otherPath, otherRow] = rowOf(other)
    return (
      path === otherPath &&
      row === otherRow &&
      one.values.partners === other.values.partners &&
      one.values.items === other.values.items &&
      errorsAt(one.errors, path) === errorsAt(other.errors, path)
    )
  }

interface FieldsProps extends Pick<FormPart, 'values' | 'errors'> {
  fields: readonly Field[]
  path: string
  row: Row
  onRow: (row: Row) => void
}

/** The fields of one row, side by side if the screen is wide enough. */
export function Fields({ fields, path, row, onRow, values, errors }: FieldsProps) {
  if (fields.length === 0) return null
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: Math.min(4, Math.max(2, fields.length)) }} spacing="sm">
      {fields.map((field) => (
        <FieldInput
          key={field.name}
          field={field}
          path={`${path}.${field.name}`}
          value={row[field.name] ?? ''}
          error={errors[`${path}.${field.name}`]}
          values={values}
          onChange={(value) => onRow({ ...row, [field.name]: value })}
        />
      ))}
    </SimpleGrid>
  )
}

interface OneRowProps {
  /** The name of the row, such as “Partner 2”. */
  name: string
  path: string
  /** The error of the row as a whole. */
  error?: string | undefined
  onRemove: () => void
  children: ReactNode
}

/** A row of a list with its name, its error and the button that removes it. */
export function OneRow({ name, path, error, onRemove, children }: OneRowProps) {
  const { t } = useTranslation('erp')
  return (
    <Box
      component="fieldset"
      data-path={path}
      tabIndex={-1}
      m={0}
      p="sm"
      miw={0}
      bdrs="sm"
      bd={error ? '1px solid var(--danger)' : '1px solid var(--line)'}
      aria-label={name}
    >
      <Group justify="space-between" wrap="nowrap" mb={4}>
        <Text component="span" fw={600} fz="sm" style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <ActionIcon
          variant="subtle"
          color="red"
          size={44}
          aria-label={t('form.removeRow', { name })}
          onClick={onRemove}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </Group>
      {error ? (
        <Text component="p" c="var(--danger)" fz="sm" mb={4}>
          {error}
        </Text>
      ) : null}
      {children}
    </Box>
  )
}

interface SectionProps {
  title: string
  text: string
  add: string
  count: number
  most: number
  error?: string | undefined
  path: string
  onAdd: () => void
  children: ReactNode
}

/** A list in the form of a card: its description, its rows, and the button that adds a row. */
export function Section(props: SectionProps) {
  const { t } = useTranslation('erp')
  const { title, text, add, count, most, error, path, onAdd, children } = props
  return (
    <section aria-label={title}>
      <Surface gap="sm">
        <div>
          <Title order={2} fz="lg">
            {title}
          </Title>
          <Text component="p" c="var(--text-2)" fz="sm" maw={720}>
            {text}
          </Text>
        </div>
        {children}
        {error ? (
          <Text component="p" c="var(--danger)" fz="sm">
            {error}
          </Text>
        ) : null}
        <Group gap="sm">
          <Button
            data-path={path}
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            disabled={count >= most}
            onClick={onAdd}
          >
            {add}
          </Button>
          <span className="meta num">{t('form.count', { some: count, most })}</span>
        </Group>
      </Surface>
    </section>
  )
}

interface RowsProps extends Pick<FormPart, 'values' | 'errors'> {
  fields: readonly Field[]
  path: string
  rows: readonly Row[]
  nameOf: (row: Row, at: number) => string
  onRows: (rows: Row[]) => void
}

/** The rows of a list in which all rows have the same fields. */
export function Rows({ fields, path, rows, nameOf, onRows, values, errors }: RowsProps) {
  return rows.map((row, at) => (
    <OneRow
      // oxlint-disable-next-line react/no-array-index-key -- a row is identified by its index, as its errors are
      key={at}
      name={nameOf(row, at)}
      path={`${path}.${at}`}
      error={errors[`${path}.${at}`] ?? errors[`${path}.${at}.code`]}
      onRemove={() => onRows(rows.toSpliced(at, 1))}
    >
      <Fields
        fields={fields}
        path={`${path}.${at}`}
        row={row}
        onRow={(next) => onRows(replacedAt(rows, at, next))}
        values={values}
        errors={errors}
      />
    </OneRow>
  ))
}
