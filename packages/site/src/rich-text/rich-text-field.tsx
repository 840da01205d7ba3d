import { Skeleton } from '@mantine/core'
import { lazy, Suspense, useId } from 'react'
import styles from './rich-text.module.css'

const Editor = lazy(() =>
  import('./rich-text-editor.tsx').then(({ RichTextEditor }) => ({ default: RichTextEditor })),
)

interface RichTextFieldProps {
  label: string
  description?: string
  value: string
  onChange: (html: string) => void
}

/** A text with headings, lists and emphasis; the editor is loaded only where one is shown. */
export function RichTextField({ label, description, value, onChange }: RichTextFieldProps) {
  const id = useId()
  return (
    <div className={styles['field']}>
      <span id={id} className={styles['label']}>
        {label}
      </span>
      <Suspense fallback={<Skeleton height={180} radius="md" />}>
        <Editor labelledBy={id} describedBy={`${id}-hint`} value={value} onChange={onChange} />
      </Suspense>
      {description ? (
        <span id={`${id}-hint`} className={styles['hint']}>
          {description}
        </span>
      ) : null}
    </div>
  )
}
