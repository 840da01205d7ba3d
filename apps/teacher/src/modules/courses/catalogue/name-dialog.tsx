import { Checkbox, Stack, Text } from '@mantine/core'
import { languages, type Language } from '@titian/contract'
import { currentLanguage, ErrorView, useExplain } from '@titian/site'
import { FormDialog } from '@titian/site/staff'
import { DialogButtons, TextSkeleton } from '@titian/ui'
import { useEffect, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageTextFields } from '../language-texts/language-text-fields.tsx'
import type { LanguageTexts } from '../language-texts/language-texts.ts'
import { mostOf, type NameValues } from './name-values.ts'
import { useNameForm, type NameFormOptions } from './use-name-form.ts'

interface NameDialogProps<Copy extends { version: number }> extends Omit<
  NameFormOptions<Copy>,
  'stored'
> {
  title: string
  label: string
  /** The stored copy; undefined while the copy is loading. */
  stored: Copy | undefined
  /** The error of a failed load. */
  unread: { error: unknown; refetch: () => unknown }
  withSynopsis?: boolean
  withPreview?: boolean
}

/** TCH-084: shows the text that another person has saved, above the text that is typed here. */
function NewerName({ names, synopses }: NameValues) {
  const { t } = useTranslation('courses')
  const texts = [...Object.values(names), ...Object.values(synopses)]
  return (
    <Stack gap={6} p="sm" bdrs="md" bg="var(--warn-tint)" fz="sm" role="alert">
      <b>{t('conflict:title')}</b>
      <p>{t('conflict.dialog')}</p>
      <Text
        inherit
        py="xs"
        px="sm"
        bd="1px solid var(--line)"
        bdrs="md"
        bg="var(--surface)"
        style={{ whiteSpace: 'pre-wrap' }}
      >
        {texts.filter(Boolean).join('\n')}
      </Text>
    </Stack>
  )
}

interface NameFormProps<Copy extends { version: number }> extends NameDialogProps<Copy> {
  stored: Copy
}

function NameForm<Copy extends { version: number }>(props: NameFormProps<Copy>) {
  const { label, withSynopsis = false, withPreview = false } = props
  const { t } = useTranslation('courses')
  const explain = useExplain()
  const [language, setLanguage] = useState<Language>(currentLanguage())
  const { values, change, errors, failure, remote, busy, save, cancel } = useNameForm(
    props,
    (path) => setLanguage((open) => languages.find((one) => one === path.split('.')[1]) ?? open),
  )
  // The name field loads after the dialog has opened and focused its close button, so the focus is
  // moved to the field.
  useEffect(() => document.querySelector<HTMLElement>('[data-path="names"]')?.focus(), [])
  const isPlaced = Object.keys(errors).length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {remote ? <NewerName {...remote} /> : null}
        <LanguageTextFields
          errors={failure && !isPlaced ? { names: explain(failure) } : errors}
          language={language}
          onLanguage={setLanguage}
          lines={[
            {
              path: 'names',
              label,
              texts: values.names,
              onChange: (names) => change({ names }),
              most: mostOf.names,
              first: true,
            },
            ...(withSynopsis
              ? [
                  {
                    path: 'synopses',
                    label: t('chapter.synopsis'),
                    description: t('chapter.synopsisHint'),
                    texts: values.synopses,
                    onChange: (synopses: LanguageTexts) => change({ synopses }),
                    most: mostOf.synopses,
                    long: true,
                  },
                ]
              : []),
          ]}
        />
        {withPreview ? (
          <Checkbox
            label={t('lesson.preview')}
            description={t('lesson.previewHint')}
            checked={values.preview}
            onChange={({ currentTarget: { checked } }) => change({ preview: checked })}
          />
        ) : null}
        <DialogButtons
          cancelLabel={t('site:cancel')}
          onCancel={cancel}
          confirmLabel={remote ? t('conflict:keep') : t('save')}
          busy={busy}
        />
      </Stack>
    </form>
  )
}

/** Edits the name of a chapter or lesson in the languages of the school. */
export function NameDialog<Copy extends { version: number }>(props: NameDialogProps<Copy>) {
  const { title, stored, unread, onClose } = props
  const { t } = useTranslation('courses')
  return (
    <FormDialog opened onClose={onClose} title={title} size={520}>
      {stored ? (
        <NameForm {...props} stored={stored} />
      ) : unread.error ? (
        <ErrorView level={3} error={unread.error} onRetry={() => void unread.refetch()} />
      ) : (
        <TextSkeleton lines={3} label={t('site:loading')} />
      )}
    </FormDialog>
  )
}
