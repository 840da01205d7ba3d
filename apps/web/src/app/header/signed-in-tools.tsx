import { MessageBell } from './message-bell.tsx'
import { AccountMenu } from './account-menu.tsx'

/** The end of the header for somebody with an account. */
export function SignedInTools() {
  return (
    <>
      <MessageBell />
      <AccountMenu />
    </>
  )
}
