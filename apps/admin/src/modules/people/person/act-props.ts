import type { PersonDetail } from '@titian/contract'

/** A dialog of one act upon a person. */
export interface PersonActProps {
  person: PersonDetail
  onClose: () => void
}
