import { useRouter } from '@tanstack/react-router'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/use-session.ts'
import { linkToSignIn } from '../staff-paths.ts'

/** Signs out; the sign-in page shows nothing of the account. */
export function useSignOut(): () => Promise<void> {
  const router = useRouter()
  const { signOut } = useSession()
  const { t } = useTranslation('staff')
  return async () => {
    if (!(await signOut())) return toast.failure(t('signOutFailed'))
    await router.navigate({ ...linkToSignIn(), replace: true })
  }
}
