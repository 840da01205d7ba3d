import { TrainBadge } from '@titian/site/train-cards'
import { trainLinks } from '../../parts/train-links.ts'
import { AccountMenu } from './account-menu.tsx'
import { MessageBell } from './message-bell.tsx'

/** The right end of the header for signed-in people. */
export function SignedInTools() {
  return (
    <>
      <MessageBell />
      <TrainBadge toTab={trainLinks.detail} />
      <AccountMenu />
    </>
  )
}
