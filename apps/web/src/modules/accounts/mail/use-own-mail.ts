import { useQueryClient } from '@tanstack/react-query'
import { accounts, type OwnMail } from '@titian/contract'
import { askKey } from '@titian/site'

/** Each save responds with the whole card, so it is not loaded again. */
export function useShowOwnMail(): (data: OwnMail) => void {
  const client = useQueryClient()
  return (data) => client.setQueryData<OwnMail>(askKey(accounts.ownMail, {}), data)
}
