import { useRouter } from '@tanstack/react-router'
import type { SignInHostProps } from '@titian/site'
import { teacherWay } from '../forms/after-sign-in.ts'
import { SignInDialog } from './sign-in-dialog.tsx'

/** The dialog over any page of a desktop (ACC-249). */
export function SignInHost({ request, onClose, onDone }: SignInHostProps) {
  const router = useRouter()
  const returnUrl = request?.returnUrl ?? null
  return (
    <SignInDialog
      opened={request !== null}
      start={request?.form ?? 'login'}
      onClose={onClose}
      onSignedIn={(as) => {
        const way = teacherWay(as, returnUrl)
        if (way === null || returnUrl !== null) return onDone()
        onClose()
        // The teacher site is another application.
        if (way.startsWith('/teacher/')) location.assign(way)
        else void router.navigate({ href: way })
      }}
      onRegistered={() => {
        // ACC-098, ACC-255: the page starts anew for its new user, or goes where it was asked to.
        if (returnUrl !== null) onDone()
        else location.reload()
        return 'gone'
      }}
      onGoOn={onDone}
    />
  )
}
