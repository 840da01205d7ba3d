import { useSession } from '@titian/site'
import { ownEntries } from './own-entries.ts'

/** The entries of the person who is signed in. */
export function useOwnEntries(menu: Parameters<typeof ownEntries>[0]) {
  const { user, display } = useSession()
  return ownEntries(menu, { user, functionCodes: display?.functionCodeList ?? [] })
}
