import { Button, Stack, Textarea } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './requests.module.css'

interface RefuseFormProps {
  busy: boolean
  text: string
  onText: (text: string) => void
  onRefuse: () => void
  onCancel: () => void
}

const mostLetters = 200

/** The form for the reason of a refusal. The person receives the reason and may submit again. */
export function RefuseForm({ busy, text, onText, onRefuse, onCancel }: RefuseFormProps) {
  const { t } = useTranslation('identities')
  const field = useRef<HTMLTextAreaElement>(null)
  const [missing, setMissing] = useState(false)
  useEffect(() => field.current?.focus(), [])
  const refuse = () => {
    const isEmpty = text.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) field.current?.focus()
    else onRefuse()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        refuse()
      }}
    >
      <Stack gap="sm" maw={560}>
        <Textarea
          ref={field}
          label={t('reason')}
          description={t('reasonHint')}
          required
          minRows={2}
          maxLength={mostLetters}
          value={text}
          error={missing ? t('reasonMissing') : undefined}
          onChange={(event) => onText(event.currentTarget.value)}
        />
        <div className={styles['buttons']}>
          <Button type="submit" color="red" loading={busy}>
            {t('refuse')}
          </Button>
          <Button variant="default" disabled={busy} onClick={onCancel}>
            {t('site:cancel')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
