import { Button, Group, NumberInput, Stack, Textarea } from '@mantine/core'
import { type Assessment, evaluations } from '@titian/contract'
import { ask, byContract, FormError, useForm, useFormats } from '@titian/site'
import { numberOf } from '@titian/site/number-of'
import { FormDialog } from '@titian/site/staff'
import { Segmented, toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import type { Rating } from './use-rating.ts'

/** The criterion whose percentage is overridden; null for the total. */
export interface OverrideTarget {
  key: string | null
  name: string
  /** The percentage that counts now. */
  percent: number | null
  /**
   * Whether a teacher has overridden the percentage already, so that the override can be removed.
   */
  isSet: boolean
}

type Values = { mode: 'set' | 'takeBack'; percent: number | string; reason: string }

interface OverrideDialogProps {
  sign: string
  target: OverrideTarget
  act: Rating['act']
  onClose: () => void
}

/**
 * PRC-066: overrides a rating with a percentage and a reason. The server stores the old and the new
 * percentage.
 */
export function OverrideDialog({ sign, target, act, onClose }: OverrideDialogProps) {
  const { t } = useTranslation(['evaluations', 'site'])
  const formats = useFormats()
  const inputOf = ({ mode, percent, reason }: Values, version: number) => ({
    sign,
    version,
    key: target.key,
    percent: mode === 'takeBack' ? null : numberOf(percent),
    reason,
  })
  const { form, submit, busy, failure } = useForm<Values, Assessment>({
    initialValues: { mode: 'set', percent: '', reason: '' },
    problemsOf: byContract(evaluations.overrideAssessment.input, {
      inputOf: (values: Values) => inputOf(values, 0),
    }),
    send: (values) =>
      act((version) => ask(evaluations.overrideAssessment, inputOf(values, version))),
    onDone: () => {
      toast.success(t('site:toast.saved'))
      onClose()
    },
  })
  const { mode } = form.values
  const now = target.percent === null ? t('rating.notYet') : formats.percent(target.percent / 100)
  return (
    <FormDialog opened onClose={onClose} title={t('rating.overrideOf', { name: target.name })}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <FormError error={failure} />
          <p>{t('rating.overrideNow', { percent: now })}</p>
          {target.isSet ? (
            <Segmented
              label={t('rating.override')}
              value={mode}
              onChange={(next) => form.setFieldValue('mode', next)}
              options={(['set', 'takeBack'] as const).map((value) => ({
                value,
                label: t(`rating.overrideMode.${value}`),
              }))}
            />
          ) : null}
          {mode === 'set' ? (
            <NumberInput
              data-path="percent"
              label={t('rating.newPercent')}
              description={t('rating.percentHint')}
              allowDecimal={false}
              allowNegative={false}
              {...form.getInputProps('percent')}
            />
          ) : null}
          <Textarea
            data-path="reason"
            label={t('rating.reason')}
            description={t('rating.reasonHint')}
            required
            minRows={2}
            autosize
            maxLength={200}
            {...form.getInputProps('reason')}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={busy}>
              {t('site:cancel')}
            </Button>
            <Button type="submit" loading={busy}>
              {t(mode === 'set' ? 'rating.overrideSend' : 'rating.overrideMode.takeBack')}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormDialog>
  )
}
