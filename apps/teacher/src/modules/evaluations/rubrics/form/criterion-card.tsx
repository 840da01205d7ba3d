import { ActionIcon, Group, NativeSelect, NumberInput, Title } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { ratingSources, rubricNameMost } from '@titian/contract'
import { Columns, ConfirmDialog, Surface } from '@titian/ui'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MoveButtons } from '../../../../parts/move-buttons.tsx'
import { EvidenceSelect } from './evidence-select.tsx'
import type { FormPart } from './form-part.ts'
import { LevelRows } from './level-rows.tsx'
import { type CriterionValues, moved, replaced } from './rubric-values.ts'
import { TextField } from './text-field.tsx'

interface CriterionCardProps extends Pick<FormPart, 'onChange' | 'errors' | 'language'> {
  kind: FormPart['values']['kind']
  /** The index, from 0. */
  at: number
  /** The number of all criteria. */
  count: number
  criterion: CriterionValues
  /** The parts that a score has in this kind of practice. */
  parts: readonly string[]
  onRemoved: () => void
}

const isWritten = ({ names, levels }: CriterionValues): boolean =>
  [names, ...levels.flatMap((level) => [level.names, level.texts])].some((texts) =>
    Object.values(texts).some((text) => text.trim()),
  )

/** Removes an empty criterion at once. A criterion with text is removed after a confirmation. */
function Remove({ onChange, at, criterion, onRemoved, title }: HeadProps) {
  const { t } = useTranslation(['evaluations', 'site'])
  const [asks, setAsks] = useState(false)
  const remove = () => {
    onChange(({ criteria }) => ({ criteria: criteria.toSpliced(at, 1) }))
    onRemoved()
  }
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="red"
        aria-label={t('rubrics.form.removeCriterion', { name: title })}
        onClick={() => (isWritten(criterion) ? setAsks(true) : remove())}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('rubrics.form.removeCriterionTitle', { name: title })}
        text={t('rubrics.form.removeCriterionText')}
        confirmLabel={t('rubrics.form.remove')}
        cancelLabel={t('site:cancel')}
        danger
        onConfirm={remove}
      />
    </>
  )
}

type HeadProps = CriterionCardProps & { title: string }

function Head(props: HeadProps) {
  const { t } = useTranslation('evaluations')
  const { onChange, at, count, title } = props
  const move = (to: number) => () =>
    onChange(({ criteria }) => ({ criteria: moved(criteria, at, to) }))
  return (
    <Group justify="space-between" wrap="nowrap" align="start">
      <Title order={3} fz="md" style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Title>
      <Group gap={4} wrap="nowrap">
        <MoveButtons
          upLabel={t('rubrics.form.moveUp', { name: title })}
          downLabel={t('rubrics.form.moveDown', { name: title })}
          place={at + 1}
          first={at === 0}
          last={at === count - 1}
          busy={false}
          moved={t('rubrics.form.moved', { name: title, place: at + 1 })}
          onUp={move(at - 1)}
          onDown={move(at + 1)}
        />
        <Remove {...props} />
      </Group>
    </Group>
  )
}

/** Joins the errors of one criterion to one text, so that they can be compared between renders. */
const errorsOf = ({ errors, at }: CriterionCardProps): string =>
  JSON.stringify(Object.entries(errors).filter(([path]) => path.startsWith(`criteria.${at}.`)))

/**
 * Functions are left out of the comparison, because they read the current values when they are
 * called.
 */
const isSame = (one: CriterionCardProps, other: CriterionCardProps): boolean =>
  one.criterion === other.criterion &&
  one.at === other.at &&
  one.count === other.count &&
  one.kind === other.kind &&
  one.language === other.language &&
  one.parts.join() === other.parts.join() &&
  errorsOf(one) === errorsOf(other)

/**
 * PRC-062: one criterion with its weight, rater and levels. Memoised, so that typing in another
 * criterion does not render this one.
 */
export const CriterionCard = memo(function CriterionCard(props: CriterionCardProps) {
  const { t } = useTranslation('evaluations')
  const { kind, onChange, errors, language, at, criterion, parts } = props
  const path = `criteria.${at}`
  const set = (next: Partial<CriterionValues>) =>
    onChange(({ criteria }) => {
      const before = criteria[at]
      return before ? { criteria: replaced(criteria, at, { ...before, ...next }) } : {}
    })
  const sources = ratingSources.filter((source) => kind !== '' || source !== 'machine')
  const title = criterion.names[language] || t('rubrics.form.criterion', { number: at + 1 })
  return (
    <section aria-label={title}>
      <Surface gap="md">
        <Head {...props} title={title} />
        <Columns widths="minmax(0, 2fr) 112px minmax(0, 1fr) minmax(0, 1fr)" from="md" gap="sm">
          <TextField
            errors={errors}
            language={language}
            label={t('rubrics.field.criterionName')}
            path={`${path}.names`}
            most={rubricNameMost}
            texts={criterion.names}
            onText={(names) => set({ names })}
          />
          <NumberInput
            data-path={`${path}.weight`}
            label={t('rubrics.field.weight')}
            error={errors[`${path}.weight`]}
            value={criterion.weight}
            decimalScale={0}
            allowNegative={false}
            onChange={(weight) => set({ weight })}
          />
          <NativeSelect
            data-path={`${path}.source`}
            label={t('rubrics.field.source')}
            error={errors[`${path}.source`]}
            value={criterion.source}
            data={sources.map((value) => ({ value, label: t(`rubrics.source.${value}`) }))}
            onChange={({ currentTarget }) => {
              const source = sources.find((one) => one === currentTarget.value)
              if (source) set({ source })
            }}
          />
          {criterion.source === 'machine' ? (
            <EvidenceSelect
              path={`${path}.evidence`}
              parts={parts}
              value={criterion.evidence}
              error={errors[`${path}.evidence`]}
              onChange={(evidence) => set({ evidence })}
            />
          ) : null}
        </Columns>
        <LevelRows
          errors={errors}
          language={language}
          path={path}
          levels={criterion.levels}
          onLevels={(levels) => set({ levels })}
        />
      </Surface>
    </section>
  )
}, isSame)
