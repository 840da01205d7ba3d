import { Button, NativeSelect, NumberInput, Stack, TextInput } from '@mantine/core'
import { IconClockPlus } from '@tabler/icons-react'
import { exams, type Examination } from '@titian/contract'
import { ask, byContract, callKey, FormError, useForm, useFormats } from '@titian/site'
import { FormDialog } from '@titian/site/staff'
import { toast } from '@titian/ui'
import { numberOf } from '@titian/site/number-of'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fromLocalField, toLocalField, zoneName } from '@titian/site/local-time'
import { reviewTimes, type ReviewWhen } from '../examinations/examination-values.ts'
import { TimeAct } from './time-act.tsx'
import { useWarned } from './use-warned.ts'

interface ExtendProps {
  examination: Examination
  onExtended: (examination: Examination) => void
}

type Values = {
  endTime: string
  moreMinutes: number | string
  reviewWhen: ReviewWhen
  reason: string
}

function ExtendForm({ examination, onExtended, onClose }: ExtendProps & { onClose: () => void }) {
  const { t } = useTranslation(['exams', 'site'])
  const { dateTime } = useFormats()
  const { warning, onFailed, forget } = useWarned()
  const present = toLocalField(examination.endTime)
  const inputOf = ({ endTime, moreMinutes, reviewWhen, reason }: Values) => ({
    sign: examination.idSign,
    ...(endTime !== present && { endTime: fromLocalField(endTime) ?? '' }),
    moreMinutes: numberOf(moreMinutes),
    ...(reviewWhen !== examination.reviewWhen && { reviewWhen }),
    reason,
    confirmed: warning !== null,
  })
  const { form, submit, busy, failure } = useForm<
    Values,
    { examination: Examination; extended: number }
  >({
    initialValues: {
      endTime: present,
      moreMinutes: 0,
      reviewWhen: examination.reviewWhen,
      reason: '',
    },
    problemsOf: byContract(exams.extendExamination.input, { inputOf }),
    send: (values) => ask(exams.extendExamination, inputOf(values)),
    refresh: [
      callKey(exams.listAllowances),
      callKey(exams.listExaminationChanges),
      callKey(exams.findExaminations),
    ],
    onFailed,
    onDone: ({ examination: changed, extended }) => {
      toast.success(extended > 0 ? t('times.givenNow', { count: extended }) : t('times.extended'))
      onExtended(changed)
      onClose()
    },
  })
  // A later review time would hide what students may see already, so only the current and sooner
  // times are offered.
  const sooner = reviewTimes.slice(0, reviewTimes.indexOf(examination.reviewWhen) + 1)
  return (
    <form onSubmit={submit} onChange={forget} noValidate>
      <Stack>
        <FormError error={failure} />
        <p>{t('times.extendText')}</p>
        {examination.endTime ? (
          <TextInput
            data-autofocus
            type="datetime-local"
            label={t('times.newEnd')}
            description={t('times.newEndHint', {
              time: dateTime(examination.endTime),
              zone: zoneName(),
            })}
            {...form.getInputProps('endTime')}
          />
        ) : null}
        {examination.examTime > 0 ? (
          <NumberInput
            label={t('times.moreMinutes')}
            description={t('times.moreMinutesHint', { count: examination.examTime })}
            decimalScale={0}
            allowNegative={false}
            {...form.getInputProps('moreMinutes')}
          />
        ) : null}
        <NativeSelect
          label={t('field.reviewWhen')}
          data={sooner.map((value) => ({ value, label: t(`review.${value}`) }))}
          {...form.getInputProps('reviewWhen')}
        />
        <TimeAct
          reason={form.getInputProps('reason')}
          warning={warning}
          confirmLabel={t(warning ? 'times.extendAnyway' : 'times.extend')}
          busy={busy}
          onCancel={onClose}
        />
      </Stack>
    </form>
  )
}

/** EXM-172: extends a released examination for everybody. */
export function ExtendButton(props: ExtendProps) {
  const { t } = useTranslation(['exams', 'site'])
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconClockPlus size={18} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('times.extend')}
      </Button>
      <FormDialog opened={opened} onClose={close} title={t('times.extendTitle')}>
        <ExtendForm {...props} onClose={close} />
      </FormDialog>
    </>
  )
}
