import { useFollowAddress, type SignInHostProps } from '@titian/site'
import { teacherAddress } from '../login/after-sign-in.ts'
import { isIdentityForm } from '../forms/form-machine.ts'
import type { SignedInAs } from '../forms/form-props.ts'
import { SignInDialog } from './sign-in-dialog.tsx'
import { SignInDropdown } from './sign-in-dropdown.tsx'

export { loadForms } from './panel-form.tsx'

/**
 * Shows the sign-in as a dialog above any page of a desktop, or below the header button (ACC-249).
 */
export function SignInHost({ request, onClose, onDone }: SignInHostProps) {
  const follow = useFollowAddress()
  const returnUrl = request?.returnUrl ?? null
  const panel = {
    start: request?.form ?? ('login' as const),
    returnUrl,
    onClose,
    onSignedIn: (as: SignedInAs) => {
      const address = teacherAddress(as, returnUrl)
      if (address === null || returnUrl !== null) return onDone()
      onClose()
      // The teacher site is another application, so it is opened by the browser.
      if (address.startsWith('/teacher/')) location.assign(address)
      else void follow(address)
    },
    onRegistered: () => {
      // ACC-098, ACC-255: opens the return address, or reloads the page for the new user.
      if (returnUrl !== null) onDone()
      else location.reload()
      return 'gone' as const
    },
    onGoOn: onDone,
  }
  if (request?.under && !isIdentityForm(request.form))
    return <SignInDropdown {...panel} under={request.under} />
  return <SignInDialog {...panel} opened={request !== null} shared={request?.shared} />
}
