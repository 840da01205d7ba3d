import { Button, Group, Stack, Text, Textarea, Title } from '@mantine/core'
import { evaluations, homework, type WorkDetail } from '@titian/contract'
import { Note, Surface, toast } from '@titian/ui'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askKey, callKey } from '../calls/query-client.ts'
import { useAsk } from '../calls/use-ask.ts'
import { useFormats } from '../format/formats.ts'
import { useForm } from '../forms/use-form.ts'
import { FormError } from '../parts/form-error.tsx'
import { FileField } from './file-field.tsx'

/** CRS-178: the maximum number of characters of a hand-in. */
const most = 10_000

export interface HandIns {
  work: WorkDetail
  send: (values: { content: string; filePath: string; fileName: string }) => Promise<WorkDetail>
  /** The text of the toast after the hand-in has been stored. */
  done: string
  /** The queries to invalidate besides the task itself. */
  refresh: readonly QueryKey[]
}

/**
 * CRS-178: the form for a text, a file or both. A draft stays on the device until it is handed in.
 */
export function HandInForm({ work, send, done, refresh }: HandIns) {
  const { t } = useTranslation('hand-ins')
  const { number } = useFormats()
  const client = useQueryClient()
  const [isUploading, setUploading] = useState(false)
  const [before] = work.handIns
  const rubric = useAsk(evaluations.rubricOf, { assignment: null, work: work.examineId })
  // PRC-184: the rating belongs to the version that the new hand-in will replace.
  const losesRating = rubric.data?.ownRating === 'given'
  const { form, submit, busy, failure, fail } = useForm({
    initialValues: {
      content: before?.content ?? '',
      filePath: before?.filePath ?? '',
      fileName: before?.fileName ?? '',
    },
    // The student site has no schemas; the server checks the input by the contract.
    problemsOf: ({ content, filePath }) => ({
      content:
        content.trim() === '' && filePath === ''
          ? t('form.empty')
          : content.trim().length > most
            ? t('form.tooLong')
            : null,
    }),
    maySend: () => {
      if (isUploading) fail({ filePath: t('form.wait') })
      return !isUploading
    },
    send,
    refresh,
    onDone: (saved) => {
      client.setQueryData(askKey(homework.workById, { sign: work.examineId }), saved)
      toast.success(losesRating ? t('form.ratingGone') : done)
    },
    // Loads the task again, because it may have been closed or graded in the meantime.
    onFailed: () => void client.invalidateQueries({ queryKey: callKey(homework.workById) }),
    draft: {
      owner: 'person',
      name: `hand in ${work.examineId} ${work.handIns.length}`,
      fields: ['content', 'filePath', 'fileName'],
    },
  })
  const { content, filePath, fileName } = form.values
  return (
    <Surface>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Title order={2} size="h3">
            {t(before ? 'form.replace' : 'form.title')}
          </Title>
          {before ? (
            <Text c="dimmed" fz="sm">
              {t('form.replaceHint')}
            </Text>
          ) : null}
          {losesRating ? <Note tone="warn">{t('form.losesRating')}</Note> : null}
          <FormError error={failure} />
          <Textarea
            {...form.getInputProps('content')}
            label={t('form.content')}
            description={t('form.count', { count: content.trim().length, most: number(most) })}
            minRows={6}
            maxRows={24}
          />
          <FileField
            label={t('form.file')}
            purpose="handIn"
            value={{ path: filePath, name: fileName }}
            error={
              typeof form.errors['filePath'] === 'string' ? form.errors['filePath'] : undefined
            }
            onBusy={setUploading}
            onChange={({ path, name }) => form.setValues({ filePath: path, fileName: name })}
          />
          <Group>
            <Button type="submit" loading={busy}>
              {t(before ? 'form.sendAgain' : 'form.send')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Surface>
  )
}
