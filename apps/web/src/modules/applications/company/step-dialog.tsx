import { Modal, Stack, Text, TextInput } from '@mantine/core'
import {
  applications,
  type CompanyApplication,
  type CompanyStep,
  interviewPlaceMost,
  stepNoteMost,
} from '@titian/contract'
import { ask, FormError, ServerRefusal, useForm } from '@titian/site'
import { DialogButtons, Note, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CountedText } from '../parts/counted-text.tsx'
import { zoneOfReader } from '../parts/invitation.tsx'

export type AnswerStep = Exclude<CompanyStep, 'viewed'>

interface StepDialogProps {
  token: string
  step: AnswerStep
  /**
   * The newest data of the server. It changes while the dialog is open if another person has
   * responded.
   */
  data: CompanyApplication
  onChange: (data: CompanyApplication) => void
  onStale: () => void
  onClose: () => void
}

/** Parses a local time; null for an invalid text. */
function momentOf(text: string): Date | null {
  const moment = new Date(text)
  return text === '' || Number.isNaN(moment.getTime()) ? null : moment
}

/** JOB-106: returns the errors of an invitation by field. The server checks the same rules. */
function useProblems(step: AnswerStep) {
  const { t } = useTranslation('applications')
  const timeProblem = (text: string) => {
    const at = momentOf(text)
    if (!at) return t('company.timeMissing')
    return at.getTime() <= Date.now() ? t('company.timePast') : null
  }
  const placeProblem = (place: string) => {
    if (place === '') return t('company.whereMissing')
    return place.length > interviewPlaceMost
      ? t('company.whereLong', { most: interviewPlaceMost })
      : null
  }
  return (values: { note: string; interviewAt: string; interviewPlace: string }) => ({
    ...(step === 'interview' && {
      interviewAt: timeProblem(values.interviewAt),
      interviewPlace: placeProblem(values.interviewPlace.trim()),
    }),
    note:
      values.note.trim().length > stepNoteMost
        ? t('company.noteLong', { most: stepNoteMost })
        : null,
  })
}

function useStepForm({ token, step, data, onChange, onStale, onClose }: StepDialogProps) {
  const { t } = useTranslation('applications')
  const problemsOf = useProblems(step)
  const [isStale, setStale] = useState(false)
  const form = useForm({
    initialValues: { interviewAt: '', interviewPlace: '', note: '' },
    // The draft is stored for this tab only. Its name contains no part of the link, because the
    // link gives access to the application.
    draft: {
      owner: 'visitor',
      name: `answer.${data.deliveredAt}.${step}`,
      fields: ['interviewAt', 'interviewPlace', 'note'],
    },
    problemsOf,
    send: ({ interviewAt, interviewPlace, note }) =>
      ask(applications.answerApplication, {
        token,
        version: data.version,
        step,
        note: note.trim(),
        interviewAt: step === 'interview' ? (momentOf(interviewAt)?.toISOString() ?? null) : null,
        interviewPlace: step === 'interview' ? interviewPlace.trim() : '',
      }),
    onDone: (next) => {
      onChange(next)
      onClose()
      toast.success(t('company.done'))
    },
    onFailed: (error) => {
      if (!(error instanceof ServerRefusal) || !error.is('alreadyDone')) return
      setStale(true)
      onStale()
    },
  })
  return { ...form, isStale }
}

function Fields(props: StepDialogProps) {
  const { step, data, onClose } = props
  const { t } = useTranslation(['applications', 'site'])
  const { form, submit, busy, failure, isStale } = useStepForm(props)
  const isInterview = step === 'interview'
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text component="p">{t(`company.askText.${step}`)}</Text>
        {isInterview ? (
          <>
            <TextInput
              {...form.getInputProps('interviewAt')}
              type="datetime-local"
              label={t('company.time')}
              description={t('company.timeHint', { zone: zoneOfReader() })}
              required
              data-autofocus
            />
            <TextInput
              {...form.getInputProps('interviewPlace')}
              label={t('company.where')}
              description={t('company.whereHint')}
              maxLength={interviewPlaceMost}
              required
            />
          </>
        ) : null}
        <CountedText
          {...form.getInputProps('note')}
          value={form.values.note}
          most={stepNoteMost}
          minRows={2}
          label={t('company.note')}
        />
        {isStale ? (
          <Note tone="warn" live>
            {t('company.changed', { state: t(`company.state.${data.state}`) })}
          </Note>
        ) : null}
        <FormError error={failure} />
        <DialogButtons
          cancelLabel={t('site:cancel')}
          onCancel={onClose}
          confirmLabel={t(`company.confirm.${step}`)}
          busy={busy}
          disabled={!data.steps.includes(step)}
          danger={step === 'rejected'}
          {...(!isInterview && { focused: 'cancel' as const })}
        />
      </Stack>
    </form>
  )
}

/** JOB-046: confirms one response of the company, with a note. */
export function StepDialog(props: StepDialogProps) {
  const { t } = useTranslation(['applications', 'site'])
  const { step, data, onClose } = props
  // When the application ends while the dialog is open, the name is removed from the data
  // (JOB-108).
  const [name] = useState(data.applicantName)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`company.ask.${step}`, { name })}
      size={520}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('site:close') }}
    >
      <Fields {...props} />
    </Modal>
  )
}
