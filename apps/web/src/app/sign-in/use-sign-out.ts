import { useRouter } from '@tanstack/react-router'
import { useSession } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../paths.ts'
import { mayLoseLeftAnswers } from './left-answers.tsx'

/**
 * The duration of the message in milliseconds (FRM-143). A reload would remove the message, so the
 * reload waits.
 */
const reloadAfter = 1500

/**
 * ACC-234: opens the home page if a learning page was open, and reloads any other page, so that no
 * data of the account remains.
 */
export function useSignOut(): () => Promise<void> {
  const router = useRouter()
  const { signOut } = useSession()
  const { t } = useTranslation('app')
  return async () => {
    if (!(await mayLoseLeftAnswers())) return
    if (!(await signOut())) return toast.failure(t('signOutFailed'))
    toast.success(t('signedOut'))
    const isPersonal = /\/(home\/learning|college|testPaper)\b/.test(router.state.location.pathname)
    if (isPersonal) await router.navigate(linkTo.home())
    else setTimeout(() => globalThis.location.reload(), reloadAfter)
  }
}
