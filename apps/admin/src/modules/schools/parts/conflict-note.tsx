import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './conflict-note.module.css'

export interface Difference {
  name: string
  mine: string
  theirs: string
}

interface ConflictNoteProps {
  rows: readonly Difference[]
  onKeep: () => void
  onTake: () => void
}

function Copy({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation('schools')
  return (
    <dd>
      <b>{label}</b>
      <div className={styles['copy']}>{text || t('conflict.nothing')}</div>
    </dd>
  )
}

/** Somebody saved meanwhile: both copies side by side, and the choice. */
export function ConflictNote({ rows, onKeep, onTake }: ConflictNoteProps) {
  const { t } = useTranslation('schools')
  const note = useRef<HTMLElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <section ref={note} className={styles['note']} role="alert" tabIndex={-1}>
      <h2 className={styles['title']}>
        <IconAlertTriangle size={20} aria-hidden />
        {t('conflict.title')}
      </h2>
      <p>{rows.length > 0 ? t('conflict.text') : t('conflict.same')}</p>
      <dl className={styles['rows']}>
        {rows.map(({ name, mine, theirs }) => (
          <div key={name} className={styles['row']}>
            <dt>{name}</dt>
            <Copy label={t('conflict.mine')} text={mine} />
            <Copy label={t('conflict.theirs')} text={theirs} />
          </div>
        ))}
      </dl>
      <div className={styles['buttons']}>
        <Button variant="default" onClick={onTake}>
          {t('conflict.take')}
        </Button>
        {rows.length > 0 ? <Button onClick={onKeep}>{t('conflict.keep')}</Button> : null}
      </div>
    </section>
  )
}
