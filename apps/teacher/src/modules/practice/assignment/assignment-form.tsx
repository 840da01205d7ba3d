import { Group, NativeSelect, NumberInput, Stack, Text, TextInput } from '@mantine/core'
import {
  practice,
  type PracticeDetail,
  turnSeconds as secondsOfTurn,
  usualWeights,
} from '@titian/contract'
import { useAsk } from '@titian/site'
import { Note, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { zoneName } from '@titian/site/local-time'
import { CardChoice } from '../erp/choice/card-choice.tsx'
import { type AssignmentValues, modeValues, sumOf } from '../parts/assignment-values.ts'
import { MarksWarning } from '../parts/marks-warning.tsx'

interface AssignmentFormProps {
  values: AssignmentValues
  onChange: (part: Partial<AssignmentValues>) => void
  /** Error texts by path. */
  errors: Readonly<Record<string, string>>
  /** Whether practice, mode, weights and pass line are frozen. */
  isFrozen?: boolean
}

/** Chooses a practice. Its modes and weights replace those of the previous practice. */
function Choice({ values, onChange, errors, isFrozen }: AssignmentFormProps) {
  const { t } = useTranslation('practice')
  const { data = [] } = useAsk(practice.practiceList, {})
  return (
    <NativeSelect
      data-path="idSign"
      label={t('field.practice')}
      error={errors['idSign']}
      disabled={isFrozen}
      value={values.idSign}
      data={[
        { value: '', label: t('field.choose') },
        ...data.map(({ idSign, title }) => ({ value: idSign, label: title })),
      ]}
      onChange={(event) =>
        onChange({
          idSign: event.currentTarget.value,
          ...modeValues('oneSeat'),
          weights: [],
          erpCards: null,
        })
      }
    />
  )
}

function Mode({ values, onChange, errors, isFrozen, detail }: WithDetail) {
  const { t } = useTranslation('practice')
  const { modes } = detail
  if (modes.length < 2) return null
  return (
    <NativeSelect
      data-path="mode"
      label={t('field.mode')}
      error={errors['mode']}
      disabled={isFrozen}
      value={values.mode}
      data={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
      onChange={(event) => {
        const chosen = modes.find((mode) => mode === event.currentTarget.value)
        if (chosen) onChange(modeValues(chosen))
      }}
    />
  )
}

type WithDetail = AssignmentFormProps & { detail: PracticeDetail }

/** PRC-024: the weights of the parts of a score, and their sum while they are typed. */
function Weights({ values, onChange, errors, isFrozen, detail }: WithDetail) {
  const { t } = useTranslation('practice')
  const weights = values.weights.length > 0 ? values.weights : usualWeights(detail.parts)
  const sum = sumOf(weights)
  if (weights.length < 2) return null
  return (
    <Stack gap="xs">
      <Text component="h3" fw={600}>
        {t('field.weights')}
      </Text>
      <Text component="p" fz="sm" c="dimmed">
        {t('hint.weights')}
      </Text>
      <Group align="flex-start" grow preventGrowOverflow={false}>
        {weights.map(({ name, weight }, at) => (
          <NumberInput
            key={name}
            data-path={at === 0 ? 'weights' : `weights.${at}.weight`}
            miw={160}
            label={t(`part.${name}`)}
            error={errors[`weights.${at}.weight`]}
            disabled={isFrozen}
            value={weight}
            decimalScale={0}
            allowNegative={false}
            onChange={(next) =>
              onChange({
                weights: weights.map((one) => (one.name === name ? { name, weight: next } : one)),
              })
            }
          />
        ))}
      </Group>
      <Text
        component="p"
        fz="sm"
        className="num"
        c={sum === 100 ? 'dimmed' : 'var(--danger)'}
        aria-live="polite"
      >
        {errors['weights'] ?? t('hint.sum', { sum })}
      </Text>
    </Stack>
  )
}

function Dates({ values, onChange, errors }: AssignmentFormProps) {
  const { t } = useTranslation('practice')
  const zone = zoneName()
  return (
    <Group align="flex-start" grow preventGrowOverflow={false}>
      <TextInput
        data-path="opensAt"
        miw={220}
        type="datetime-local"
        label={t('field.opensAt')}
        description={t('hint.opensAt', { zone })}
        error={errors['opensAt']}
        value={values.opensAt}
        onChange={(event) => onChange({ opensAt: event.currentTarget.value })}
      />
      <TextInput
        data-path="dueAt"
        miw={220}
        type="datetime-local"
        label={t('field.dueAt')}
        description={t('hint.dueAt', { zone })}
        error={errors['dueAt']}
        value={values.dueAt}
        onChange={(event) => onChange({ dueAt: event.currentTarget.value })}
      />
    </Group>
  )
}

function Numbers({ values, onChange, errors, isFrozen }: AssignmentFormProps) {
  const { t } = useTranslation('practice')
  const common = { miw: 220, decimalScale: 0, allowNegative: false } as const
  return (
    <Group align="flex-start" grow preventGrowOverflow={false}>
      <NumberInput
        {...common}
        data-path="attempts"
        label={t('field.attempts')}
        description={t('hint.attempts')}
        error={errors['attempts']}
        value={values.attempts}
        onChange={(attempts) => onChange({ attempts })}
      />
      <NumberInput
        {...common}
        data-path="passLine"
        label={t('field.passLine')}
        description={t('hint.passLine')}
        error={errors['passLine']}
        disabled={isFrozen}
        value={values.passLine}
        onChange={(passLine) => onChange({ passLine })}
      />
      {values.mode === 'team' ? (
        <NumberInput
          {...common}
          data-path="turnSeconds"
          label={t('field.turnSeconds')}
          description={t('hint.turnSeconds', secondsOfTurn)}
          error={errors['turnSeconds']}
          value={values.turnSeconds}
          onChange={(turnSeconds) => onChange({ turnSeconds })}
        />
      ) : null}
    </Group>
  )
}

/**
 * PRC-024: the form of an assignment: practice, opening, due date, attempts, weights and pass line.
 */
export function AssignmentForm(props: AssignmentFormProps) {
  const { t } = useTranslation('practice')
  const { values, isFrozen } = props
  const { data: detail } = useAsk(
    practice.practiceDetail,
    { idSign: values.idSign },
    { enabled: values.idSign !== '' },
  )
  return (
    <Surface gap="md">
      {isFrozen ? <Note>{t('form.frozen')}</Note> : null}
      <Choice {...props} />
      {detail ? <Text component="p">{detail.summary}</Text> : null}
      <MarksWarning detail={detail} />
      {detail?.kind === 'marketplace' ? <Note>{t('form.market')}</Note> : null}
      {detail?.erp ? (
        <>
          <Note>{t('form.erp')}</Note>
          <CardChoice
            chosen={values.erpCards}
            count={detail.erp.cards}
            errors={props.errors}
            isFrozen={isFrozen ?? false}
            onChange={(erpCards) => props.onChange({ erpCards })}
          />
        </>
      ) : null}
      {detail ? <Mode {...props} detail={detail} /> : null}
      <Dates {...props} />
      <Numbers {...props} />
      {detail ? <Weights {...props} detail={detail} /> : null}
    </Surface>
  )
}
