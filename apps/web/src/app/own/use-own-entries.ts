import { useSession } from '@titian/site'
import { ownEntries } from './own-entries.ts'

/** Returns the entries of the signed-in person. */
export function useOwnEntries(menu: Parameters<typeof ownEntries>[0]) {
  const { user, display } = useSession()
  return ownEntries(menu, { user, functionCodes: display?.functionCodeList ?? [] })
}
