import { IconAlertTriangle } from '@tabler/icons-react'
import { Note } from '@titian/ui'
import { useExplain } from '../calls/explain.ts'
import { ErrorReference } from './error-view.tsx'

interface FormErrorProps {
  /** A text, or the error of a call. Without it, nothing is rendered. */
  error: unknown
}

/** A failure that concerns the whole form and no single field. */
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
