import { Button, Checkbox, Group, NumberInput, Stack, Title } from '@mantine/core'
import { exams, type DoubleMarking } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ask, askKey, byContract, FormError, useAsk, useForm } from '@titian/site'
import { GuardedForm } from '@titian/site/staff'
import { numberOf } from '@titian/site/number-of'
import { Note, Surface, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type Values = { on: boolean; within: number | string }

function Fields({ sign, setting }: { sign: string; setting: DoubleMarking }) {
  const { t } = useTranslation('exams')
  const client = useQueryClient()
  const [sent, setSent] = useState<DoubleMarking>()
  const { fixed, ...was } = setting
  const inputOf = ({ on, within }: Values) => ({ sign, on, within: numberOf(within), was })
  const { form, submit, busy, failure } = useForm<Values, DoubleMarking>({
    initialValues: was,
    problemsOf: byContract(exams.setDoubleMarking.input, { inputOf }),
    send: (values) => ask(exams.setDoubleMarking, inputOf(values)),
    // If another person has changed the setting, the page loads the new value.
    onFailed: () => client.invalidateQueries({ queryKey: askKey(exams.doubleMarking, { sign }) }),
    onDone: (data) => {
      client.setQueryData(askKey(exams.doubleMarking, { sign }), data)
      setSent(data)
      toast.success(t('double.saved'))
    },
  })
  return (
    <GuardedForm busy={busy} sent={sent} onSubmit={submit}>
      <Stack>
        <FormError error={failure} />
        {fixed ? <Note>{t('double.fixed')}</Note> : null}
        <Checkbox
          label={t('double.on')}
          description={t('double.onHint')}
          disabled={fixed}
          {...form.getInputProps('on', { type: 'checkbox' })}
        />
        {form.values.on ? (
          <NumberInput
            maw={320}
            label={t('double.within')}
            description={t('double.withinHint')}
            suffix=" %"
            decimalScale={0}
            allowNegative={false}
            disabled={fixed}
            {...form.getInputProps('within')}
          />
        ) : null}
        {fixed ? null : (
          <Group>
            <Button type="submit" variant="default" loading={busy} disabled={!form.isDirty()}>
              {t('double.save')}
            </Button>
          </Group>
        )}
      </Stack>
    </GuardedForm>
  )
}

/** EXM-214: switches double marking for answers that a person marks. */
export function DoubleMarkingForm({ sign }: { sign: string }) {
  const { t } = useTranslation('exams')
  const { data } = useAsk(exams.doubleMarking, { sign }, { staleTime: 0 })
  if (!data) return null
  return (
    <Surface gap="md" mt="md">
      <Title order={2} size="h3">
        {t('double.title')}
      </Title>
      <Fields key={`${data.on} ${data.within} ${data.fixed}`} sign={sign} setting={data} />
    </Surface>
  )
}
