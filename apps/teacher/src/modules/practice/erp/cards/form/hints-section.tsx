import { Textarea } from '@mantine/core'
import { erpLimits } from '@titian/contract'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { replacedAt } from './card-values.ts'
import { type FormPart, isSamePart, OneRow, Section } from './rows.tsx'

/** Up to three hints: the first gives little away, and the last is nearly the solution. */
export const HintsSection = memo(
  function HintsSection({ values: { hints }, onChange, errors }: FormPart) {
    const { t } = useTranslation('erp')
    return (
      <Section
        title={t('list.hints.title')}
        text={t('list.hints.text')}
        add={t('list.hints.add')}
        count={hints.length}
        most={erpLimits.hints}
        error={errors['hints']}
        path="hints"
        onAdd={() => onChange({ hints: [...hints, ''] })}
      >
        {hints.map((hint, at) => {
          const name = t('list.hints.one', { number: at + 1 })
          return (
            <OneRow
              // oxlint-disable-next-line react/no-array-index-key -- a hint is identified by its index, as its errors are
              key={at}
              name={name}
              path={`hints.${at}.row`}
              onRemove={() => onChange({ hints: hints.toSpliced(at, 1) })}
            >
              <Textarea
                data-path={`hints.${at}`}
                aria-label={name}
                error={errors[`hints.${at}`]}
                rows={2}
                resize="vertical"
                maxLength={500}
                value={hint}
                onChange={({ currentTarget }) =>
                  onChange({ hints: replacedAt(hints, at, currentTarget.value) })
                }
              />
            </OneRow>
          )
        })}
      </Section>
    )
  },
  isSamePart<FormPart>(() => 'hints'),
)
