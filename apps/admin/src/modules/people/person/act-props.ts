import type { PersonDetail } from '@titian/contract'

/** The props of a dialog for one action on a person. */
export interface PersonActProps {
  person: PersonDetail
  onClose: () => void
}
