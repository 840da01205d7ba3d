import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { debriefMost, type OwnDebrief, practice } from '@titian/contract'
import {
  ask,
  callKey,
  FormError,
  NetworkFailure,
  SavedAt,
  ServerRefusal,
  useFormats,
  useSavedForm,
  useUnsavedWork,
} from '@titian/site'
import { ConflictNote } from '@titian/site/conflict'
import { useTranslation } from 'react-i18next'
import {
  answersOf,
  type DebriefParts,
  type DebriefValues,
  draftOf,
  tooLong,
  valuesOf,
} from './debrief-values.ts'

/**
 * The form of the answers with their version; typed text is stored on this device until it is
 * saved.
 */
function useDebriefForm({ sign, questions, own }: DebriefParts) {
  const { t } = useTranslation('practice')
  const { number } = useFormats()
  const client = useQueryClient()
  const again = () => void client.invalidateQueries({ queryKey: callKey(practice.runReview) })
  const form = useSavedForm<DebriefValues, OwnDebrief>({
    mode: 'button',
    draft: draftOf(sign),
    stored: own,
    valuesOf: (copy) => valuesOf(questions, copy),
    problemsOf: (values) =>
      Object.fromEntries(
        tooLong(values).map((name) => [name, t('debrief.tooLong', { most: number(debriefMost) })]),
      ),
    send: (values, version) =>
      ask(practice.saveDebrief, { sign, version, answers: answersOf(questions, values) }),
    onSaved: again,
    onFailure: (error) => {
      if (error instanceof ServerRefusal && error.reason === 'debriefLocked') again()
    },
  })
  useUnsavedWork(form.dirty, form.state === 'none')
  return form
}

type Form = ReturnType<typeof useDebriefForm>

/** Shows the answers that another tab has saved beside the typed ones. */
function Conflict({ form, questions }: Pick<DebriefParts, 'questions'> & { form: Form }) {
  const { t } = useTranslation('practice')
  const { remote } = form
  if (!remote) return null
  const rows = questions.flatMap(({ name, text }) => {
    const [mine = '', other = ''] = [form.values[name], remote[name]]
    return mine === other ? [] : [{ name: text, local: mine, remote: other }]
  })
  return (
    <ConflictNote
      whileWriting
      rows={rows}
      text={t('debrief.otherTab')}
      remoteLabel={t('debrief.inOtherTab')}
      onKeep={() => form.resolve(true)}
      onTake={() => form.resolve(false)}
    />
  )
}

function Failure({ failure }: { failure: unknown }) {
  const { t } = useTranslation('practice')
  return <FormError error={failure instanceof NetworkFailure ? t('run.offline') : failure} />
}

/** Shows when the answers were saved, or what is missing. */
function Saved({ form, savedAt }: { form: Form } & Pick<OwnDebrief, 'savedAt'>) {
  const { t } = useTranslation('practice')
  const { dateTime } = useFormats()
  if (form.dirty || form.at !== null) return <SavedAt state={form.state} at={form.at} />
  return savedAt ? (
    <span className="num">{t('debrief.savedAt', { moment: dateTime(savedAt) })}</span>
  ) : null
}

/** PRC-110, PRC-111: the form with the questions after the end. */
export function DebriefForm(parts: DebriefParts) {
  const { t } = useTranslation('practice')
  const { number } = useFormats()
  const form = useDebriefForm(parts)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      <Stack gap="md" mt="sm">
        <p>{t('debrief.lead')}</p>
        <Conflict form={form} questions={parts.questions} />
        {parts.questions.map(({ name, text }) => {
          const value = form.values[name] ?? ''
          return (
            <Textarea
              key={name}
              name={name}
              data-path={name}
              label={text}
              description={t('debrief.letters', {
                some: number(value.trim().length),
                most: number(debriefMost),
              })}
              error={form.errors[name]}
              autosize
              minRows={4}
              maxRows={14}
              value={value}
              onChange={({ currentTarget }) => form.change({ [name]: currentTarget.value })}
            />
          )
        })}
        {form.newer ? null : <Failure failure={form.failure} />}
        <Group justify="flex-end" gap="md">
          <Saved form={form} savedAt={parts.own.savedAt} />
          <Button type="submit" loading={form.busy} disabled={!form.dirty || form.newer !== null}>
            {t('debrief.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
