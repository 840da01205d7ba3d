import { Button, Group, Radio, Stack, Text, Textarea } from '@mantine/core'
import { ratingCommentMost } from '@titian/contract'
import { type FieldProps, FormError, useFormats } from '@titian/site'
import { useRubricWords } from '@titian/site/rubrics'
import { Surface } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../parts/evaluations.module.css'
import { type RatingOptions, type ToRate, useRatings } from './use-ratings.ts'

interface CriterionFieldsProps {
  criterion: ToRate
  level: FieldProps & { value?: unknown }
  comment: FieldProps & { value?: unknown }
}

function CriterionFields({ criterion, level, comment }: CriterionFieldsProps) {
  const { t } = useTranslation(['evaluations', 'rubrics'])
  const { number, bracketed } = useFormats()
  const { textIn, percentText } = useRubricWords()
  const chosen = String(level.value)
  return (
    <Surface gap="md">
      <Radio.Group
        {...level}
        label={textIn(criterion.names)}
        description={t('rubrics:weight', { percent: percentText(criterion.weight) })}
        required
      >
        <Stack gap="xs" mt="xs">
          {criterion.levels.map(({ names, texts, percent }, at) => (
            <div
              key={percent}
              className={styles['choice']}
              data-chosen={chosen === String(at) || undefined}
            >
              <Radio
                value={String(at)}
                label={`${textIn(names)}${bracketed(percentText(percent))}`}
                description={textIn(texts)}
              />
            </div>
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        {...comment}
        label={t('rate.comment')}
        description={t('rate.commentHint', {
          count: String(comment.value).trim().length,
          most: number(ratingCommentMost),
        })}
        autosize
        minRows={2}
        maxRows={10}
      />
    </Surface>
  )
}

function Fields<Data>(options: RatingOptions<Data>) {
  const { t } = useTranslation('evaluations')
  const { form, submit, busy, failure } = useRatings(options)
  const { criteria } = options
  const isAgain = criteria.every(({ own }) => own !== null)
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {criteria.map((criterion, at) => (
          <CriterionFields
            key={criterion.key}
            criterion={criterion}
            level={form.getInputProps(`level${at}`)}
            comment={form.getInputProps(`comment${at}`)}
          />
        ))}
        <FormError error={failure} />
        <Group>
          <Button type="submit" size="md" loading={busy}>
            {t(isAgain ? 'rate.sendAgain' : 'rate.send')}
          </Button>
          <Text component="span" fz="sm" c="var(--text-2)">
            {t('rate.until')}
          </Text>
        </Group>
      </Stack>
    </form>
  )
}

/** Rates all criteria at once. Unsaved choices and texts are stored on the device. */
export function RatingForm<Data>(options: RatingOptions<Data>) {
  const [sent, setSent] = useState(0)
  // The form starts again when the data of the server has changed: after sending the form, or after
  // a change in another tab.
  const kept = JSON.stringify(options.criteria.map(({ own }) => own))
  const onSent = (data: Data) => {
    options.onSent(data)
    setSent(sent + 1)
  }
  return <Fields key={`${sent} ${kept}`} {...options} onSent={onSent} />
}
