import { Box, Button, Group, NumberInput, Stack, Textarea } from '@mantine/core'
import { appealMost, type Appeal, type Assessment, evaluations } from '@titian/contract'
import { ask, byContract, FormError, useForm, useFormats } from '@titian/site'
import { numberOf } from '@titian/site/number-of'
import { Surface, toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import type { Rating } from './use-rating.ts'

type Values = { answer: string; percent: number | string }

function AnswerForm({ sign, act }: { sign: string; act: Rating['act'] }) {
  const { t } = useTranslation(['evaluations', 'site'])
  const inputOf = ({ answer, percent }: Values, version: number) => ({
    sign,
    version,
    answer,
    percent: percent === '' ? null : numberOf(percent),
  })
  const { form, submit, busy, failure } = useForm<Values, Assessment>({
    initialValues: { answer: '', percent: '' },
    problemsOf: byContract(evaluations.answerAppeal.input, {
      inputOf: (values: Values) => inputOf(values, 0),
    }),
    draft: { owner: 'person', name: `appeal.${sign}`, fields: ['answer'] },
    send: (values) => act((version) => ask(evaluations.answerAppeal, inputOf(values, version))),
    onDone: () => toast.success(t('rating.answered')),
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <FormError error={failure} />
        <Textarea
          data-path="answer"
          label={t('rating.answer')}
          description={t('rating.answerHint')}
          required
          minRows={3}
          autosize
          maxLength={appealMost}
          {...form.getInputProps('answer')}
        />
        <NumberInput
          data-path="percent"
          label={t('rating.newTotal')}
          description={t('rating.newTotalHint')}
          maw={320}
          allowDecimal={false}
          allowNegative={false}
          {...form.getInputProps('percent')}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={busy}>
            {t('rating.answerSend')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function Answered({ appeal }: { appeal: Appeal }) {
  const { t } = useTranslation('evaluations')
  const { dateTime, percent } = useFormats()
  const written = (total: number | null) => (total === null ? '--' : percent(total / 100))
  return (
    <>
      <p className="meta">
        {t('rating.answeredAt', { moment: appeal.answeredAt ? dateTime(appeal.answeredAt) : '--' })}
      </p>
      <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{appeal.answer}</p>
      <p className="num">
        {t('rating.totals', {
          before: written(appeal.totalBefore),
          after: written(appeal.totalAfter),
        })}
      </p>
    </>
  )
}

interface AppealPanelProps {
  assessment: Assessment
  act: Rating['act']
}

/** PRC-070: the student's appeal, and the decision about it with the totals before and after. */
export function AppealPanel({ assessment, act }: AppealPanelProps) {
  const { t } = useTranslation('evaluations')
  const { dateTime } = useFormats()
  const { appeal, sign } = assessment
  if (!appeal) return null
  return (
    <Surface gap="sm">
      <h2>{t('rating.appeal')}</h2>
      <p className="meta">{t('rating.appealAt', { moment: dateTime(appeal.at) })}</p>
      <Box p="sm" bdrs="md" bg="var(--warn-tint)">
        <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{appeal.text}</p>
      </Box>
      {appeal.answeredAt === null ? (
        <AnswerForm sign={sign} act={act} />
      ) : (
        <Answered appeal={appeal} />
      )}
    </Surface>
  )
}
