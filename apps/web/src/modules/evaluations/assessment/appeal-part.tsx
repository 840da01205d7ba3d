import { Button, Group, Textarea } from '@mantine/core'
import { type Appeal, appealMost, evaluations, type OwnAssessment } from '@titian/contract'
import { ask, FormError, useForm, useFormats } from '@titian/site'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { Words } from '../parts/words.tsx'
import { useShow } from './use-show.ts'

/** The minimum length of an appeal, in characters. */
const appealLeast = 3

function AppealForm({ sign, until }: { sign: string; until: string }) {
  const { t } = useTranslation('evaluations')
  const { dateTime, number } = useFormats()
  const show = useShow()
  const { form, submit, busy, failure } = useForm({
    initialValues: { text: '' },
    draft: { owner: 'person', name: `evaluations.appeal.${sign}`, fields: ['text'] },
    problemsOf({ text }) {
      const { length } = text.trim()
      if (length < appealLeast) return { text: t('appeal.short') }
      return { text: length > appealMost ? t('appeal.long', { most: number(appealMost) }) : null }
    },
    // An appeal that was sent too late stays on the screen, so that the student can copy its text.
    places: { appealMade: 'text', appealOver: 'text' },
    send: ({ text }) => ask(evaluations.appealAssessment, { sign, text: text.trim() }),
    onDone: show,
  })
  return (
    <Surface gap="md">
      <h2>{t('appeal.title')}</h2>
      <p className="num">{t('appeal.lead', { moment: dateTime(until) })}</p>
      <form onSubmit={submit} noValidate style={{ display: 'grid', gap: 'var(--s4)' }}>
        <Textarea
          {...form.getInputProps('text')}
          label={t('appeal.field')}
          description={t('appeal.hint', {
            count: form.values.text.trim().length,
            most: number(appealMost),
          })}
          autosize
          minRows={4}
          maxRows={16}
          required
        />
        <FormError error={failure} />
        <Group>
          <Button type="submit" loading={busy}>
            {t('appeal.send')}
          </Button>
        </Group>
      </form>
    </Surface>
  )
}

/** PRC-070: the appeal and the decision, with the total before and after. */
function Made({ appeal }: { appeal: Appeal }) {
  const { t } = useTranslation('evaluations')
  const { dateTime, number } = useFormats()
  const { text, at, answer, answeredAt, totalBefore, totalAfter } = appeal
  const written = (total: number | null) => (total === null ? t('notYetRated') : number(total))
  return (
    <Surface gap="sm">
      <h2>{t('appeal.made')}</h2>
      <p className="num">{t('appeal.madeAt', { moment: dateTime(at) })}</p>
      <Words text={text} />
      {answeredAt ? (
        <>
          <h3>{t('appeal.answer')}</h3>
          <p className="num">{t('appeal.answeredAt', { moment: dateTime(answeredAt) })}</p>
          <Words text={answer} />
          <p className="num">
            {t('appeal.totals', { before: written(totalBefore), after: written(totalAfter) })}
          </p>
        </>
      ) : (
        <p>{t('appeal.waits')}</p>
      )}
    </Surface>
  )
}

/**
 * PRC-070: the form for the one appeal, within the period that the server gives. After the period,
 * only the sent appeal is shown.
 */
export function AppealPart({ assessment }: { assessment: OwnAssessment }) {
  const { sign, appeal, appealUntil } = assessment
  if (appeal) return <Made appeal={appeal} />
  return appealUntil ? <AppealForm sign={sign} until={appealUntil} /> : null
}
