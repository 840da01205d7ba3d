import { Button, Modal, Textarea } from '@mantine/core'
import { languages, type Language } from '@titian/contract'
import { ErrorView } from '@titian/site'
import { TextSkeleton } from '@titian/ui'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageTextFields, type LanguageTexts } from './language-text-fields.tsx'
import styles from './name-dialog.module.css'

export interface NameValues {
  names: LanguageTexts
  synopsis: string
}

export interface NewerNames {
  names: Partial<LanguageTexts>
  synopsis: string
}

interface NameDialogProps {
  title: string
  label: string
  /** Null while it is being read. */
  initial: NameValues | null
  /** Why it cannot be read. */
  unread: { error: unknown; refetch: () => unknown }
  withSynopsis?: boolean
  busy: boolean
  error: string | null
  /** TCH-084: what somebody else saved meanwhile, shown above one's own words. */
  newer: NewerNames | null
  onSave: (values: NameValues) => void
  onClose: () => void
}

export const noNames: LanguageTexts = { en: '', zh: '', my: '' }
const limit = 100

export function mainName(names: LanguageTexts, language: Language): string {
  return [language, ...languages].map((one) => names[one].trim()).find(Boolean) ?? ''
}

interface NameFormProps extends NameDialogProps {
  initial: NameValues
  onWrite: () => void
}

function NameForm(props: NameFormProps) {
  const { label, initial, withSynopsis = false, busy, error, newer, onSave, onClose } = props
  const { t } = useTranslation('courses')
  const [values, setValues] = useState(initial)
  const [missing, setMissing] = useState(false)
  const change = (part: Partial<NameValues>) => {
    setValues((before) => ({ ...before, ...part }))
    props.onWrite()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = mainName(values.names, 'en') === ''
    setMissing(isEmpty)
    if (isEmpty) return document.getElementById('dialog-name')?.focus()
    onSave(values)
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      {newer ? (
        <div className={styles['newer']} role="alert">
          <b>{t('staff:conflict.title')}</b>
          <p>{t('conflict.dialog')}</p>
          <p className={styles['copy']}>
            {[...Object.values(newer.names), newer.synopsis].filter(Boolean).join('\n')}
          </p>
        </div>
      ) : null}
      <LanguageTextFields
        lines={[
          {
            id: 'dialog-name',
            label,
            texts: values.names,
            onChange: (names) => change({ names }),
            error: missing ? t('problem.nameMissing') : (error ?? undefined),
            most: limit,
          },
        ]}
      />
      {withSynopsis ? (
        <Textarea
          label={t('chapter.synopsis')}
          description={t('chapter.synopsisHint')}
          maxLength={1000}
          value={values.synopsis}
          onChange={(event) => change({ synopsis: event.currentTarget.value })}
        />
      ) : null}
      <div className={styles['buttons']}>
        <Button variant="default" onClick={onClose}>
          {t('site:cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {newer ? t('staff:conflict.keep') : t('save')}
        </Button>
      </div>
    </form>
  )
}

/** A name in the school's languages, for chapters and lessons. */
export function NameDialog(props: NameDialogProps) {
  const { title, initial, unread, busy, onClose } = props
  const { t } = useTranslation('courses')
  const [written, setWritten] = useState(false)
  return (
    <Modal
      opened
      onClose={busy ? () => {} : onClose}
      title={title}
      size={520}
      closeButtonProps={{ 'aria-label': t('site:close') }}
      closeOnClickOutside={false}
      closeOnEscape={!written}
    >
      {initial ? (
        <NameForm {...props} initial={initial} onWrite={() => setWritten(true)} />
      ) : unread.error ? (
        <ErrorView level={3} error={unread.error} onRetry={() => void unread.refetch()} />
      ) : (
        <TextSkeleton lines={3} label={t('site:loading')} />
      )}
    </Modal>
  )
}
