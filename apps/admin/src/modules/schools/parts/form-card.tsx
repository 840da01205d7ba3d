import { Surface } from '@titian/ui'
import { useId, type ReactNode } from 'react'
import styles from './forms.module.css'

interface FormCardProps {
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** One group of a long form. */
export function FormCard({ title, lead, children }: FormCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Surface className={styles['card']}>
        <div className={styles['cardHead']}>
          <h2 id={id}>{title}</h2>
          {lead ? <p>{lead}</p> : null}
        </div>
        {children}
      </Surface>
    </section>
  )
}
