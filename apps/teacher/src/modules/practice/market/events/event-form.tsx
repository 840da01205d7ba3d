import { Button, Group, NativeSelect, NumberInput } from '@mantine/core'
import { eventDaysMost, marketEvents, practice } from '@titian/contract'
import { ask, byContract, callKey, FormError, useForm } from '@titian/site'
import { numberOf } from '@titian/site/number-of'
import { Surface, toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'

type Values = {
  event: string
  day: number | string
  days: number | string
}

const empty: Values = { event: marketEvents[0], day: '', days: 3 }
const refresh = [callKey(practice.practiceEvents)]
const number = { decimalScale: 0, allowNegative: false, miw: 180 } as const

interface EventFormProps {
  /** The sealed id of the assignment. */
  sign: string
  /** The number of days of the practice. */
  days: number
}

/** PRC-149: sets an event with its kind, first day and length. */
export function EventForm({ sign, days }: EventFormProps) {
  const { t } = useTranslation('market')
  const inputOf = (values: Values) => ({
    sign,
    event: marketEvents.find((one) => one === values.event) ?? marketEvents[0],
    day: numberOf(values.day),
    days: numberOf(values.days),
  })
  const { form, submit, busy, failure } = useForm({
    initialValues: empty,
    problemsOf: byContract(practice.addPracticeEvent.input, { inputOf }),
    send: (values) => ask(practice.addPracticeEvent, inputOf(values)),
    refresh,
    onDone: ({ late }) => {
      toast.success(late > 0 ? t('events.doneLate', { count: late }) : t('events.done'))
      form.setFieldValue('day', '')
    },
  })
  const chosen = inputOf(form.values).event
  return (
    <Surface gap="sm">
      <h2>{t('events.new')}</h2>
      <p>{t('events.lead')}</p>
      <form onSubmit={submit} noValidate>
        <FormError error={failure} />
        <Group align="flex-start" grow preventGrowOverflow={false}>
          <NativeSelect
            data-path="event"
            miw={220}
            label={t('events.event')}
            description={t(`effect.${chosen}`)}
            data={marketEvents.map((value) => ({ value, label: t(`event.${value}`) }))}
            {...form.getInputProps('event')}
          />
          <NumberInput
            {...number}
            data-path="day"
            label={t('events.day')}
            description={t('events.dayHint', { days })}
            {...form.getInputProps('day')}
          />
          <NumberInput
            {...number}
            data-path="days"
            label={t('events.days')}
            description={t('events.daysHint', { most: eventDaysMost })}
            {...form.getInputProps('days')}
          />
        </Group>
        <Group justify="flex-end" mt="md">
          <Button type="submit" loading={busy}>
            {t('events.set')}
          </Button>
        </Group>
      </form>
    </Surface>
  )
}
