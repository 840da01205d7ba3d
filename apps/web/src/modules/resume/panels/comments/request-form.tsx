import { Button, Checkbox, Group, Radio, Stack } from '@mantine/core'
import { resume, type ResumeReviewer, reviewNoteMost } from '@titian/contract'
import { ask, callKey, ErrorView, FormError, useAsk, useForm } from '@titian/site'
import { EmptyState, ListSkeleton, toast } from '@titian/ui'
import { IconArrowLeft } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useResume } from '../../data/use-resume.ts'
import { LongField } from '../../forms/long-field.tsx'

interface FormProps {
  reviewers: readonly ResumeReviewer[]
  onBack: () => void
}

function Fields({ reviewers, onBack }: FormProps) {
  const { t } = useTranslation(['resume', 'site'])
  const { resumeId } = useResume()
  // A retry after a lost response uses the same idempotency key. A request to another teacher gets
  // another key.
  const key = useRef({ of: '', key: '' })
  const free = reviewers.filter(({ isAsked }) => !isAsked)
  const { form, submit, busy, failure } = useForm({
    initialValues: {
      teacherSign: free.length === 1 ? (free[0]?.sign ?? '') : '',
      note: '',
      withContact: false,
    },
    problemsOf: ({ teacherSign, note }) => ({
      teacherSign: teacherSign === '' ? t('panels.comments.chooseTeacher') : null,
      note:
        note.trim().length > reviewNoteMost
          ? t('panels.comments.noteLong', { most: reviewNoteMost })
          : null,
    }),
    send: (values) => {
      const of = JSON.stringify(values)
      if (key.current.of !== of) key.current = { of, key: crypto.randomUUID() }
      return ask(resume.requestResumeReview, { resumeId, ...values, key: key.current.key })
    },
    refresh: [callKey(resume.listResumeReviews), callKey(resume.resumeReviewers)],
    onDone: () => {
      toast.success(t('panels.comments.sent'))
      onBack()
    },
    draft: { owner: 'person', name: 'resume review', fields: ['note'] },
  })
  const { value, onChange, error } = form.getInputProps('note') as {
    value: string
    onChange: (next: string) => void
    error?: string
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <p>{t('panels.comments.explain')}</p>
        <FormError error={failure} />
        <Radio.Group
          label={t('panels.comments.teacher')}
          data-path="teacherSign"
          {...form.getInputProps('teacherSign')}
        >
          <Stack gap="xs" mt={6}>
            {reviewers.map(({ sign, name, courses, isAsked }) => (
              <Radio
                key={sign}
                value={sign}
                label={name}
                disabled={isAsked}
                description={isAsked ? t('panels.comments.isAsked') : courses.join(' · ')}
              />
            ))}
          </Stack>
        </Radio.Group>
        <LongField
          name="note"
          label={t('panels.comments.note')}
          required={false}
          most={reviewNoteMost}
          rows={2}
          value={value}
          onChange={onChange}
          error={error}
        />
        <Checkbox
          label={t('panels.comments.contact')}
          description={t('panels.comments.contactText')}
          {...form.getInputProps('withContact', { type: 'checkbox' })}
        />
        <Group justify="space-between">
          <Button
            variant="subtle"
            color="neutral"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
            onClick={onBack}
          >
            {t('panels.comments.back')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('panels.comments.send')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** RES-120, RES-121: the form of a request: teacher, note, and whether contact data is included. */
export function RequestForm({ onBack }: Pick<FormProps, 'onBack'>) {
  const { t } = useTranslation(['resume', 'site'])
  const { resumeId } = useResume()
  const { data, error, refetch } = useAsk(resume.resumeReviewers, { resumeId }, { staleTime: 0 })
  if (error) return <ErrorView level={3} error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton count={2} label={t('site:loading')} picture={false} />
  if (data.length === 0)
    return (
      <EmptyState
        title={t('panels.comments.noTeacher')}
        text={t('panels.comments.noTeacherText')}
        action={
          <Button variant="default" onClick={onBack}>
            {t('panels.comments.back')}
          </Button>
        }
      />
    )
  return <Fields reviewers={data} onBack={onBack} />
}
