import { Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { criteriaMost, type Language, practiceKinds, rubricNameMost } from '@titian/contract'
import { FormError } from '@titian/site'
import { Columns, Surface } from '@titian/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CriterionCard } from './criterion-card.tsx'
import type { FormPart } from './form-part.ts'
import { GateRows } from './gate-rows.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { newCriterion, withKind } from './rubric-values.ts'
import { TextField } from './text-field.tsx'
import { useKindParts } from './use-kind-parts.ts'
import { WeightSum } from './weight-sum.tsx'

interface RubricFormProps extends FormPart {
  onLanguage: (language: Language) => void
}

function Basics(props: FormPart) {
  const { t } = useTranslation('evaluations')
  const { values, onChange, errors, language } = props
  return (
    <Columns widths="minmax(0, 2fr) minmax(0, 1fr)" from="md">
      <TextField
        errors={errors}
        language={language}
        label={t('rubrics.field.name')}
        path="names"
        most={rubricNameMost}
        texts={values.names}
        onText={(names) => onChange({ names })}
      />
      <NativeSelect
        data-path="kind"
        label={t('rubrics.field.kind')}
        description={t('rubrics.hint.kind')}
        error={errors['kind']}
        value={values.kind}
        data={[
          ...practiceKinds.map((value) => ({ value, label: t(`rubrics.kind.${value}`) })),
          { value: '', label: t('rubrics.kind.works') },
        ]}
        onChange={({ currentTarget }) => {
          const kind = practiceKinds.find((one) => one === currentTarget.value) ?? ''
          onChange(withKind(values, kind))
        }}
      />
    </Columns>
  )
}

/** Adding a criterion focuses its name. Removing one focuses the button that adds a criterion. */
function useFollowedFocus(count: number) {
  const add = useRef<HTMLButtonElement>(null)
  const [wanted, setWanted] = useState<'new' | 'add' | null>(null)
  useEffect(() => {
    if (wanted === 'add') add.current?.focus()
    if (wanted === 'new')
      document.querySelector<HTMLElement>(`[data-path="criteria.${count - 1}.names"]`)?.focus()
    setWanted(null)
  }, [wanted, count])
  return { add, setWanted }
}

function Criteria(props: FormPart & { parts: readonly string[] }) {
  const { t } = useTranslation('evaluations')
  const { values, onChange, errors, language, parts } = props
  const { criteria } = values
  const { add, setWanted } = useFollowedFocus(criteria.length)
  return (
    <>
      <div>
        <Title order={2} fz="lg">
          {t('rubrics.field.criteria')}
        </Title>
        <Text component="p" c="var(--text-2)" fz="sm">
          {t('rubrics.hint.criteria')}
        </Text>
      </div>
      <WeightSum {...props} />
      {criteria.map((criterion, at) => (
        <CriterionCard
          key={criterion.key}
          kind={values.kind}
          onChange={onChange}
          errors={errors}
          language={language}
          parts={parts}
          at={at}
          count={criteria.length}
          criterion={criterion}
          onRemoved={() => setWanted('add')}
        />
      ))}
      {errors['criteria'] ? (
        <Text c="var(--danger)" fz="sm">
          {errors['criteria']}
        </Text>
      ) : null}
      <Group gap="sm">
        <Button
          ref={add}
          data-path="criteria"
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={criteria.length >= criteriaMost}
          onClick={() => {
            onChange({ criteria: [...criteria, newCriterion()] })
            setWanted('new')
          }}
        >
          {t('rubrics.form.addCriterion')}
        </Button>
        <span className="meta">
          {t('rubrics.hint.count', { count: criteria.length, most: criteriaMost })}
        </span>
      </Group>
    </>
  )
}

/** PRC-115: the form of a rubric. */
export function RubricForm(props: RubricFormProps) {
  const { t } = useTranslation('evaluations')
  const { values, errors, language, onLanguage } = props
  const { parts, error, retry } = useKindParts(values.kind)
  return (
    <Stack gap="lg">
      <Surface gap="md">
        <LanguageChoice language={language} onLanguage={onLanguage} written={{ values, errors }} />
        <Basics {...props} />
      </Surface>
      {error ? (
        <Group gap="sm">
          <FormError error={error} />
          <Button variant="default" onClick={retry}>
            {t('site:retry')}
          </Button>
        </Group>
      ) : null}
      <Criteria {...props} parts={parts} />
      {values.kind === '' ? null : <GateRows {...props} parts={parts} />}
    </Stack>
  )
}
