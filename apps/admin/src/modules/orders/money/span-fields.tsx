import { TextInput } from '@mantine/core'
import { FilterSelect } from '@titian/site/staff'
import { useTranslation } from 'react-i18next'
import { type Span, type spanProblem, type SpanWords, spans, usualSpan } from './span.ts'

interface SpanFieldsProps {
  span: Span
  problem: ReturnType<typeof spanProblem>
  onChange: (words: SpanWords) => void
}

/** ORD-115: chooses the last days, or a first and a last day. */
export function SpanFields({ span: { days, own }, problem, onChange }: SpanFieldsProps) {
  const { t } = useTranslation('orders')
  const day = (edge: 'from' | 'to') => (
    <TextInput
      type="date"
      size="sm"
      label={t(`report.${edge}`)}
      value={own?.[edge] ?? ''}
      error={own?.[edge] ? problem?.[edge] : undefined}
      onChange={({ currentTarget: { value } }) => onChange({ [edge]: value })}
    />
  )
  return (
    <>
      <FilterSelect
        label={t('report.span')}
        value={own ? 'own' : String(days)}
        usual={String(usualSpan)}
        options={[
          ...spans.map((value) => ({
            value: String(value),
            label: t('report.lastDays', { count: value }),
          })),
          { value: 'own', label: t('report.own') },
        ]}
        onChange={(value) => onChange({ days: value })}
      />
      {own ? day('from') : null}
      {own ? day('to') : null}
    </>
  )
}
