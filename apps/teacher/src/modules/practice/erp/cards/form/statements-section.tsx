import { NativeSelect, Stack, Text } from '@mantine/core'
import { erpLimits, erpStatementForms } from '@titian/contract'
import { useErpContent } from '@titian/site/erp-content'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type CardValues,
  formOf,
  replacedAt,
  type Row,
  sentStatement,
  withForm,
} from './card-values.ts'
import { type StatementForm, statementFields } from './fields.ts'
import { Fields, type FormPart, isSamePart, isSameRow, OneRow, Section } from './rows.tsx'

/** The names of partners and items by code, for the sentences. */
export const namesOf = ({ partners, items }: Pick<CardValues, 'partners' | 'items'>) => {
  const named = (rows: readonly Row[]) =>
    rows.map(({ code = '', name = '' }) => ({ code: String(code), name: String(name || code) }))
  return { partners: named(partners), items: named(items) }
}

/** Returns the statement as a sentence; null while one of its fields is empty. */
export function useSentence() {
  const content = useErpContent()
  return (row: Row, values: Pick<CardValues, 'partners' | 'items'>): string | null => {
    const form = formOf(row)
    const said = sentStatement(row)
    const isWhole = statementFields[form].every(({ name }) => {
      const value = said[name]
      return value !== '' && !Number.isNaN(value)
    })
    return isWhole ? content.statement({ ...said, form }, namesOf(values)) : null
  }
}

interface OneStatementProps extends FormPart {
  at: number
  row: Row
}

const OneStatement = memo(
  function OneStatement(props: OneStatementProps) {
    const { at, row, values, onChange, errors } = props
    const { t } = useTranslation('erp')
    const sentenceOf = useSentence()
    const path = `statements.${at}`
    // Replaces this statement in the newest list, because another statement may have changed after
    // this one was rendered.
    const set = (next: Row) =>
      onChange(({ statements }) => ({ statements: replacedAt(statements, at, next) }))
    const form = formOf(row)
    const sentence = sentenceOf(row, values)
    return (
      <OneRow
        name={t('list.statements.one', { number: at + 1 })}
        path={path}
        error={errors[path]}
        onRemove={() => onChange(({ statements }) => ({ statements: statements.toSpliced(at, 1) }))}
      >
        <Stack gap="sm">
          <NativeSelect
            data-path={`${path}.form`}
            label={t('field.form')}
            error={errors[`${path}.form`]}
            value={form}
            data={erpStatementForms.map((value) => ({ value, label: t(`formOf.${value}`) }))}
            onChange={({ currentTarget }) => {
              const chosen = erpStatementForms.find((one) => one === currentTarget.value)
              if (chosen) set(withForm(row, chosen, values))
            }}
          />
          <Fields
            fields={statementFields[form]}
            path={path}
            row={row}
            onRow={set}
            values={values}
            errors={errors}
          />
          <Text
            component="p"
            aria-live="polite"
            c={sentence === null ? 'var(--text-2)' : undefined}
            fw={sentence === null ? undefined : 600}
            style={{ overflowWrap: 'anywhere' }}
          >
            {sentence ?? t('form.noSentence')}
          </Text>
        </Stack>
      </OneRow>
    )
  },
  isSameRow<OneStatementProps>(({ at, row }) => [`statements.${at}`, row]),
)

const usualForm: StatementForm = 'documentExists'

/** PRC-238: the statements that must be true at the end of a card, each as a sentence. */
export const StatementsSection = memo(
  function StatementsSection(props: FormPart) {
    const { t } = useTranslation('erp')
    const { values, onChange, errors } = props
    const { statements } = values
    return (
      <Section
        title={t('list.statements.title')}
        text={t('list.statements.text')}
        add={t('list.statements.add')}
        count={statements.length}
        most={erpLimits.statements}
        error={errors['statements']}
        path="statements"
        onAdd={() =>
          onChange({
            statements: [...statements, withForm({ form: usualForm }, usualForm, values)],
          })
        }
      >
        {statements.map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a statement is identified by its index, as its errors are
          <OneStatement key={at} {...props} at={at} row={row} />
        ))}
      </Section>
    )
  },
  isSamePart<FormPart>(() => 'statements'),
)
