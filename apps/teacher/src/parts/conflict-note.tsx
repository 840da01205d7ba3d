import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './conflict-note.module.css'

export interface ConflictRow {
  name: string
  mine: ReactNode
  theirs: ReactNode
}

interface ConflictNoteProps {
  title: string
  text: string
  mineLabel: string
  theirsLabel: string
  rows: readonly ConflictRow[]
  keepLabel: string
  takeLabel: string
  onKeep: () => void
  onTake: () => void
}

/** TCH-084: the newer copy beside one's own; nothing is overwritten before somebody has chosen. */
export function ConflictNote(props: ConflictNoteProps) {
  const { title, text, mineLabel, theirsLabel, rows } = props
  return (
    <section className={styles['note']} role="alert">
      <h2 className={styles['title']}>
        <IconAlertTriangle size={20} aria-hidden />
        {title}
      </h2>
      <p>{text}</p>
      <dl className={styles['rows']}>
        {rows.map(({ name, mine, theirs }) => (
          <div key={name} className={styles['row']}>
            <dt>{name}</dt>
            <dd>
              <b>{mineLabel}</b>
              <div className={styles['copy']}>{mine}</div>
            </dd>
            <dd>
              <b>{theirsLabel}</b>
              <div className={styles['copy']}>{theirs}</div>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles['buttons']}>
        <Button variant="default" onClick={props.onTake}>
          {props.takeLabel}
        </Button>
        <Button onClick={props.onKeep}>{props.keepLabel}</Button>
      </div>
    </section>
  )
}
