import { NumberInput, Radio, Stack } from '@mantine/core'
import { allowanceMost, exams, type StudentTime } from '@titian/contract'
import { ask, byContract, callKey, FormError, useForm } from '@titian/site'
import { FormDialog } from '@titian/site/staff'
import { toast } from '@titian/ui'
import { numberOf } from '@titian/site/number-of'
import { useTranslation } from 'react-i18next'
import { useAmountWords } from './use-amount-words.ts'
import { TimeAct } from './time-act.tsx'
import { useWarned } from './use-warned.ts'

interface GiveTimeProps {
  examinationId: string
  students: readonly StudentTime[]
  onClose: () => void
  onDone: () => void
}

type Values = {
  scope: 'one' | 'standing'
  factor: number | string
  extraMinutes: number | string
  extraAttempts: number | string
  reason: string
}

/** For one student the form starts with the current allowance, for several students empty. */
function startValues(students: readonly StudentTime[]): Values {
  const [only, other] = students
  const known = other ? null : (only?.own ?? null)
  const { factor = 100, extraMinutes = 0, extraAttempts = 0 } = known ?? {}
  return { scope: 'one', factor, extraMinutes, extraAttempts, reason: known?.reason ?? '' }
}

/**
 * EXM-116: gives extra time and attempts to one student, or the same amount to several students.
 */
function GiveTimeForm({ examinationId, students, onClose, onDone }: GiveTimeProps) {
  const { t } = useTranslation(['exams', 'site'])
  const words = useAmountWords()
  const { warning, onFailed, forget } = useWarned()
  const inputOf = ({ scope, factor, extraMinutes, extraAttempts, reason }: Values) => ({
    examinationId,
    userIds: students.map(({ userId }) => userId),
    standing: scope === 'standing',
    factor: numberOf(factor),
    extraMinutes: numberOf(extraMinutes),
    extraAttempts: numberOf(extraAttempts),
    reason,
    confirmed: warning !== null,
  })
  const { form, submit, busy, failure } = useForm<Values, { students: number; extended: number }>({
    initialValues: startValues(students),
    problemsOf: byContract(exams.saveAllowance.input, { inputOf }),
    send: (values) => ask(exams.saveAllowance, inputOf(values)),
    refresh: [callKey(exams.listAllowances), callKey(exams.listExaminationChanges)],
    onFailed,
    onDone: ({ extended }) => {
      toast.success(extended > 0 ? t('times.givenNow', { count: extended }) : t('times.given'))
      onDone()
      onClose()
    },
  })
  const [only] = students.length === 1 ? students : []
  return (
    <form onSubmit={submit} onChange={forget} noValidate>
      <Stack>
        <FormError error={failure} />
        <p>
          {only
            ? t('times.forOne', { name: only.userName, has: words(only.own) })
            : t('times.forSeveral', { count: students.length })}
        </p>
        <NumberInput
          data-autofocus
          label={t('times.factor')}
          description={t('times.factorHint')}
          suffix=" %"
          decimalScale={0}
          allowNegative={false}
          step={25}
          {...form.getInputProps('factor')}
        />
        <NumberInput
          label={t('times.minutes')}
          description={t('times.minutesHint', { most: allowanceMost.extraMinutes })}
          decimalScale={0}
          allowNegative={false}
          {...form.getInputProps('extraMinutes')}
        />
        <NumberInput
          label={t('times.attempts')}
          description={t('times.attemptsHint', { most: allowanceMost.extraAttempts })}
          decimalScale={0}
          allowNegative={false}
          {...form.getInputProps('extraAttempts')}
        />
        <Radio.Group label={t('times.scope')} {...form.getInputProps('scope')}>
          <Stack gap="xs" mt="xs">
            <Radio value="one" label={t('times.scopeOne')} />
            <Radio value="standing" label={t('times.scopeStanding')} />
          </Stack>
        </Radio.Group>
        <TimeAct
          reason={form.getInputProps('reason')}
          warning={warning}
          confirmLabel={t(warning ? 'times.giveAnyway' : 'times.give')}
          busy={busy}
          onCancel={onClose}
        />
      </Stack>
    </form>
  )
}

export function GiveTimeDialog(props: GiveTimeProps) {
  const { t } = useTranslation(['exams', 'site'])
  return (
    <FormDialog opened onClose={props.onClose} title={t('times.giveTitle')}>
      <GiveTimeForm {...props} />
    </FormDialog>
  )
}
