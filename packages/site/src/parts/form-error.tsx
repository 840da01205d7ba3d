import { IconAlertTriangle } from '@tabler/icons-react'
import { Note } from '@titian/ui'
import { useExplain } from '../calls/explain.ts'
import { ErrorReference } from './error-view.tsx'

interface FormErrorProps {
  /** A text, or the error of a call; if it is empty, nothing is rendered. */
  error: unknown
}

/** A failure of the whole form that belongs to none of its fields. */
export function FormError({ error }: FormErrorProps) {
  const explain = useExplain()
  if (!error) return null
  return (
    <Note tone="danger" icon={<IconAlertTriangle size={18} aria-hidden />} live>
      {typeof error === 'string' ? error : explain(error)}
      <ErrorReference error={error} />
    </Note>
  )
}
