import { Button, Group, Stack, Textarea } from '@mantine/core'
import { discussions } from '@titian/contract'
import { toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../calls/call-server.ts'
import { callKey } from '../calls/query-client.ts'
import { useForm } from '../forms/use-form.ts'
import { FormError } from '../parts/form-error.tsx'

const refresh = [callKey(discussions.questionsList), callKey(discussions.answersList)]

/** CRS-070: the maximum number of characters of a question or an answer. */
const most = 1000

interface FieldProps {
  label: string
  hint?: string
  button: string
  call: typeof discussions.addQuestions | typeof discussions.addAnswers
  field: 'questionsContent' | 'answersContent'
  /** The field of the call that names the course or the question. */
  about: Record<string, string>
  draft: string
  done: string
  onSent: () => void
}

function Form({ label, hint, button, call, field, about, draft, done, onSent }: FieldProps) {
  const { t } = useTranslation('course-questions')
  const inputOf = ({ text }: { text: string }) => ({ ...about, [field]: text })
  const places = { [field]: 'text' } as const
  const written = useForm({
    initialValues: { text: '' },
    // The student site has no schemas; the server checks the input by the contract.
    problemsOf: ({ text }) => {
      if (text.trim() === '') return { text: t('missing') }
      return { text: text.trim().length > most ? t('tooLong') : null }
    },
    places,
    send: (values) => ask(call, inputOf(values) as never),
    refresh,
    onDone: () => {
      toast.success(done)
      written.forgetDraft()
      onSent()
    },
    draft: { owner: 'person', name: draft, fields: ['text'] },
  })
  return (
    <form onSubmit={written.submit} noValidate>
      <Stack gap="sm">
        <FormError error={written.failure} />
        <Textarea
          {...written.form.getInputProps('text')}
          label={label}
          description={hint}
          minRows={2}
          maxRows={10}
        />
        <Group>
          <Button type="submit" loading={written.busy}>
            {button}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/**
 * CRS-066: the form for a question about a course. The typed text is stored on the device until it
 * is sent.
 */
export function AskForm({ courseSign }: { courseSign: string }) {
  const { t } = useTranslation('course-questions')
  // After a form was sent, a new form for the next question replaces it.
  const [sent, setSent] = useState(0)
  return (
    <Form
      key={sent}
      label={t('yourQuestion')}
      hint={t('askHint')}
      button={t('send')}
      call={discussions.addQuestions}
      field="questionsContent"
      about={{ courseIdSign: courseSign }}
      draft={`ask ${courseSign}`}
      done={t('asked')}
      onSent={() => setSent(sent + 1)}
    />
  )
}

/** CRS-068: the form for an answer to a question. */
export function ReplyForm({ questionSign, onSent }: { questionSign: string; onSent: () => void }) {
  const { t } = useTranslation('course-questions')
  return (
    <Form
      label={t('yourAnswer')}
      button={t('sendReply')}
      call={discussions.addAnswers}
      field="answersContent"
      about={{ questionsIdSign: questionSign }}
      draft={`reply ${questionSign}`}
      done={t('replied')}
      onSent={onSent}
    />
  )
}
