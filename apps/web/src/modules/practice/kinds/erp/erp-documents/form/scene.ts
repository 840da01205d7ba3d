import { createContext, use } from 'react'
import type { ErpPageProps } from '../../parts/page-props.ts'
import type { DocumentFormState } from './use-document-form.ts'
import type { LineValues, Origin } from './values.ts'

interface FormScene extends Pick<ErpPageProps, 'run'> {
  origin: Origin
  made: DocumentFormState
  /** Restarts the form with another source or paper. */
  onOrigin: (words: { source?: string; paper?: string }, lines?: LineValues[]) => void
}

export const FormContext = createContext<FormScene | null>(null)

/** Returns the data that the fields of a document share. */
export function useFormScene(): FormScene {
  const scene = use(FormContext)
  if (!scene) throw new Error('A field of a document is inside DocumentForm.')
  return scene
}
