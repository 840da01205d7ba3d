import { useRouter } from '@tanstack/react-router'
import { useSession } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../paths.ts'

/** Leaves the account; the sign-in page shows nothing of it. */
export function useSignOut(): () => Promise<void> {
  const router = useRouter()
  const { signOut } = useSession()
  const { t } = useTranslation('app')
  return async () => {
    if (!(await signOut())) return toast.failure(t('signOutFailed'))
    await router.navigate({ href: linkTo.login(), replace: true })
  }
}
