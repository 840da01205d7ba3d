import { Button, Modal } from '@mantine/core'
import { languages, type Language } from '@titian/contract'
import { currentLanguage, ErrorView } from '@titian/site'
import { TextSkeleton } from '@titian/ui'
import { useCallback, useEffect, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageTextFields, type LanguageTexts } from '../summary/language-text-fields.tsx'
import styles from './name-dialog.module.css'
import { useKeptName, type KeptName, type NameValues } from './use-kept-name.ts'

export interface NewerNames {
  names: Partial<LanguageTexts>
  synopses?: Partial<LanguageTexts>
}

interface NameDialogProps {
  title: string
  label: string
  /** Null while it is being read. */
  initial: NameValues | null
  kept: KeptName
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
const limits = { name: 100, synopsis: 1000 }

export function mainName(names: LanguageTexts, language: Language): string {
  return [language, ...languages].map((one) => names[one].trim()).find(Boolean) ?? ''
}

/** The first text that the server would refuse for its length. */
function longTextOf({ names, synopses }: NameValues) {
  for (const language of languages) {
    if (names[language].length > limits.name) return { language, id: 'dialog-name' }
    if (synopses[language].length > limits.synopsis) return { language, id: 'dialog-synopsis' }
  }
}

interface NameFormProps extends NameDialogProps {
  initial: NameValues
  onWrite: () => void
}

function NameForm(props: NameFormProps) {
  const { label, initial, withSynopsis = false, busy, error, newer, onSave, onClose } = props
  const { t } = useTranslation('courses')
  const { values, write, isWritten, forget } = useKeptName(props.kept, initial)
  const [missing, setMissing] = useState(false)
  const [language, setLanguage] = useState<Language>(currentLanguage())
  const { onWrite } = props
  useEffect(() => {
    if (isWritten) onWrite()
  }, [isWritten, onWrite])
  // A name that is read first comes after the dialog has given the focus to its close button.
  useEffect(() => document.getElementById('dialog-name')?.focus(), [])
  const change = (part: Partial<NameValues>) => {
    write(part)
    onWrite()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = mainName(values.names, 'en') === ''
    const tooLong = longTextOf(values)
    setMissing(isEmpty)
    if (tooLong) setLanguage(tooLong.language)
    const wrong = isEmpty ? 'dialog-name' : tooLong?.id
    if (wrong) return requestAnimationFrame(() => document.getElementById(wrong)?.focus())
    onSave(values)
  }
  const leave = () => {
    forget()
    onClose()
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      {newer ? (
        <div className={styles['newer']} role="alert">
          <b>{t('staff:conflict.title')}</b>
          <p>{t('conflict.dialog')}</p>
          <p className={styles['copy']}>
            {[...Object.values(newer.names), ...Object.values(newer.synopses ?? {})]
              .filter(Boolean)
              .join('\n')}
          </p>
        </div>
      ) : null}
      <LanguageTextFields
        language={language}
        onLanguage={setLanguage}
        lines={[
          {
            id: 'dialog-name',
            label,
            texts: values.names,
            onChange: (names) => change({ names }),
            error: missing ? t('problem.nameMissing') : (error ?? undefined),
            most: limits.name,
            first: true,
          },
          ...(withSynopsis
            ? [
                {
                  id: 'dialog-synopsis',
                  label: t('chapter.synopsis'),
                  description: t('chapter.synopsisHint'),
                  texts: values.synopses,
                  onChange: (synopses: LanguageTexts) => change({ synopses }),
                  most: limits.synopsis,
                  long: true,
                },
              ]
            : []),
        ]}
      />
      <div className={styles['buttons']}>
        <Button variant="default" onClick={leave}>
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
  const onWrite = useCallback(() => setWritten(true), [])
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
        <NameForm {...props} initial={initial} onWrite={onWrite} />
      ) : unread.error ? (
        <ErrorView level={3} error={unread.error} onRetry={() => void unread.refetch()} />
      ) : (
        <TextSkeleton lines={3} label={t('site:loading')} />
      )}
    </Modal>
  )
}
