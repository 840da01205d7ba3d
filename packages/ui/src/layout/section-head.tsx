import type { ReactNode } from 'react'
import styles from './section-head.module.css'

export interface SectionHeadProps {
  title: ReactNode
  lead?: ReactNode
  /** Content at the end of the line: a link to all items, or the page's actions. */
  more?: ReactNode
  level?: 1 | 2 | 3
  /** The id for `aria-labelledby` of the section. */
  id?: string
}

export function SectionHead({ title, lead, more, level = 2, id }: SectionHeadProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles['head']}>
      <div className={styles['words']}>
        <Heading id={id}>{title}</Heading>
        {lead ? <p className={styles['lead']}>{lead}</p> : null}
      </div>
      {more ? <div className={styles['more']}>{more}</div> : null}
    </div>
  )
}
