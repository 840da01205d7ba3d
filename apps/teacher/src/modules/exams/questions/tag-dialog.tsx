import { Button, List, Stack } from '@mantine/core'
import { type DataOf, exams, type InputOf, tagsMost } from '@titian/contract'
import { ask, callKey, FormError, useForm } from '@titian/site'
import { FormDialog } from '@titian/site/staff'
import { DialogButtons, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TagsField } from './tags-field.tsx'

type TagValues = { add: string[]; remove: string[] }
type Tagged = DataOf<typeof exams.tagQuestions>

interface TagDialogProps {
  of: Pick<InputOf<typeof exams.tagQuestions>, 'signs' | 'filter'>
  count: number
  onClose: () => void
}

/** EXM-203: adds tags to many questions, and reports how many changed and which could not. */
export function TagDialog({ of, count, onClose }: TagDialogProps) {
  const { t } = useTranslation(['exams', 'site'])
  // The dialog stays open, so that the teacher can read which questions were not changed.
  const [summary, setSummary] = useState<string[] | null>(null)
  const { form, submit, busy, failure } = useForm<TagValues, Tagged>({
    initialValues: { add: [], remove: [] },
    problemsOf: ({ add, remove }) =>
      add.length + remove.length > 0 ? {} : { add: t('bank.tagNothing') },
    send: (values) => ask(exams.tagQuestions, { ...of, ...values }),
    refresh: [exams.questionBankFindList, exams.questionTags, exams.questionBankGetById].map(
      (call) => callKey(call),
    ),
    onDone: ({ changed, same, notYours, full, gone }) => {
      const tagged = t('bank.tagged', { count: changed })
      const left = [
        same > 0 ? t('bank.taggedSame', { count: same }) : '',
        notYours > 0 ? t('bank.taggedNotYours', { count: notYours }) : '',
        full > 0 ? t('bank.taggedFull', { count: full }) : '',
        gone > 0 ? t('bank.taggedGone', { count: gone }) : '',
      ]
      if (changed > 0 && notYours + full + gone === 0) {
        toast.success(tagged)
        onClose()
      } else setSummary([tagged, ...left.filter(Boolean)])
    },
  })
  return (
    <FormDialog opened onClose={onClose} title={t('bank.tagTitle')}>
      {summary ? (
        <Stack>
          <List size="sm">
            {summary.map((line) => (
              <List.Item key={line}>{line}</List.Item>
            ))}
          </List>
          <Button data-autofocus onClick={onClose}>
            {t('site:close')}
          </Button>
        </Stack>
      ) : (
        <form onSubmit={submit} noValidate>
          <Stack>
            <FormError error={failure} />
            <p className="meta">
              {t(of.filter ? 'bank.selectedFound' : 'bank.selected', { count })}
            </p>
            <TagsField
              label={t('bank.tagAdd')}
              description={t('edit.tagsHint', { count: tagsMost })}
              {...form.getInputProps('add')}
              value={form.values.add}
            />
            <TagsField
              label={t('bank.tagRemove')}
              value={form.values.remove}
              onChange={(remove) => form.setFieldValue('remove', remove)}
            />
            <DialogButtons
              cancelLabel={t('site:cancel')}
              onCancel={onClose}
              confirmLabel={t('bank.tagDo')}
              busy={busy}
            />
          </Stack>
        </form>
      )}
    </FormDialog>
  )
}
