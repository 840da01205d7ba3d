import { useRouter, useRouterState } from '@tanstack/react-router'
import {
  safeReturnUrl,
  SignInContext,
  useDevice,
  useFollowAddress,
  useSession,
  type OpenSignIn,
  type SignInRequest,
} from '@titian/site'
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { paths } from '../paths.ts'
import { shareCode } from '../share-code.ts'
import { signInArrivals as Arrivals, signInHost as Host } from '../sign-in-host.ts'
import { isMoot, opensOverPage, type Asking } from './sign-in-rules.ts'
import { useIdentityPrompt } from './use-identity-prompt.ts'
import { useInfoPrompt } from './use-info-prompt.ts'
import { useLostSession } from './use-lost-session.ts'
import { useReturnPrompt } from './use-return-prompt.ts'

// Loaded lazily, because the dialog is seldom needed.
const LostDialog = lazy(() =>
  import('./lost-dialog.tsx').then(({ LostDialog: part }) => ({ default: part })),
)

const ShareArrival = lazy(() =>
  import('../../modules/sharing/parts/share-arrival.tsx').then(({ ShareArrival: part }) => ({
    default: part,
  })),
)
const noCode = () => null

/**
 * Decides how this device signs in, and how the shown page reacts to the states of session and
 * account.
 */
export function SignInLayer({ children }: { children: ReactNode }) {
  const router = useRouter()
  const follow = useFollowAddress()
  const { refresh } = useSession()
  const device = useDevice()
  const [request, setRequest] = useState<SignInRequest | null>(null)
  const [asking, setAsking] = useState<Asking | null>(null)
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const code = useSyncExternalStore(shareCode.subscribe, shareCode.read, noCode)
  const close = useCallback(() => {
    setRequest(null)
    setAsking(null)
  }, [])

  const goToPage = useCallback(
    ({ form, returnUrl }: Pick<SignInRequest, 'form' | 'returnUrl'>) => {
      const url = returnUrl ?? router.state.location.href
      const search = form === 'login' ? { url } : { url, form }
      void router.navigate({ to: paths.login, search })
    },
    [router],
  )

  const openSignIn = useCallback<OpenSignIn>(
    (form = 'login', returnUrl = null, look = {}) => {
      const next = { form, returnUrl, ...look }
      if (!opensOverPage(device, form))
        return look.shared ? setAsking({ why: 'shared', next }) : goToPage(next)
      // A second click on the same button closes the form that the first click opened.
      setRequest((now) => {
        if (now?.under && now.under === look.under) return null
        return now && isMoot(now, next) ? now : next
      })
    },
    [device, goToPage],
  )

  const askForShared = useCallback(() => openSignIn('login', null, { shared: true }), [openSignIn])

  // ACC-235: a form that was opened above one page is closed when another page is shown, also after
  // signing out.
  useEffect(close, [pathname, close])
  useReturnPrompt(openSignIn)
  useIdentityPrompt(openSignIn, request !== null)
  useInfoPrompt()
  useLostSession(
    openSignIn,
    useCallback(() => setAsking({ why: 'lost', next: { form: 'login', returnUrl: null } }), []),
  )

  const done = useCallback(async () => {
    const returnUrl = request?.returnUrl
    close()
    await refresh()
    if (returnUrl) await follow(safeReturnUrl(returnUrl))
  }, [request, close, refresh, follow])

  return (
    <SignInContext value={openSignIn}>
      {children}
      <Host request={request} onClose={close} onDone={() => void done()} />
      <Arrivals />
      {code === null ? null : (
        <Suspense>
          <ShareArrival code={code} onSignIn={askForShared} onClose={shareCode.forget} />
        </Suspense>
      )}
      {asking ? (
        <Suspense>
          <LostDialog why={asking.why} onClose={close} onSignIn={() => goToPage(asking.next)} />
        </Suspense>
      ) : null}
    </SignInContext>
  )
}
