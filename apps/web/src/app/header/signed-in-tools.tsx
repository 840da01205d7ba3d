import { MessageBell } from './message-bell.tsx'
import { PortraitMenu } from './portrait-menu.tsx'

/** The end of the header for somebody with an account. */
export function SignedInTools() {
  return (
    <>
      <MessageBell />
      <PortraitMenu />
    </>
  )
}
