import { useRouter } from '@tanstack/react-router'
import { useSession } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../paths.ts'
import { mayLoseLeftAnswers } from './left-answers.tsx'

/** The time of the toast, in milliseconds (FRM-143): loading the page anew would take it away. */
const reloadAfter = 1500

/** ACC-234: a learning page is left for the home page; any other is loaded anew, so that nothing of the account stays. */
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
