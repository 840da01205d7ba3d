import { erpLimits } from '@titian/contract'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { newCode, newRow, type Row } from './card-values.ts'
import { listFields, type ListName } from './fields.ts'
import { type FormPart, isSamePart, Rows, Section } from './rows.tsx'

type ListSectionProps = FormPart & { list: ListName }

/** One list of what exists when the card begins: partners, items or documents. */
export const ListSection = memo(
  function ListSection({ list, ...part }: ListSectionProps) {
    const { t } = useTranslation('erp')
    const { values, onChange, errors } = part
    const rows = values[list]
    const fields = listFields[list]
    const nameOf = (row: Row, at: number) => {
      const name = t(`list.${list}.one`, { number: at + 1 })
      return row['code'] ? t('form.withCode', { name, code: row['code'] }) : name
    }
    const add = () => {
      const row = newRow(fields, values)
      const letter = list === 'partners' ? 'P' : 'I'
      const isNamed = list === 'partners' || list === 'items'
      onChange({ [list]: [...rows, isNamed ? { ...row, code: newCode(letter, rows) } : row] })
    }
    return (
      <Section
        title={t(`list.${list}.title`)}
        text={t(`list.${list}.text`)}
        add={t(`list.${list}.add`)}
        count={rows.length}
        most={erpLimits.lines}
        error={errors[list]}
        path={list}
        onAdd={add}
      >
        <Rows
          fields={fields}
          path={list}
          rows={rows}
          nameOf={nameOf}
          onRows={(next) => onChange({ [list]: next })}
          values={values}
          errors={errors}
        />
      </Section>
    )
  },
  isSamePart<ListSectionProps>(({ list }) => list),
)
