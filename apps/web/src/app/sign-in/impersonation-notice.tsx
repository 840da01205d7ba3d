import { onReason, useSession } from '@titian/site'
import { toast } from '@titian/ui'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'

// Only staff who act as a student ever see it.
const Banner = lazy(() =>
  import('./impersonation-banner.ts').then(({ ImpersonationBanner: part }) => ({ default: part })),
)

/** FRM-139: above every page while staff act as a student; a refusal that says it is over takes it away. */
export function ImpersonationNotice() {
  const { t } = useTranslation('site')
  const { user, refresh } = useSession()
  useEffect(
    () =>
      onReason('impersonationOver', () => {
        toast.failure(t('reasons.impersonationOver'))
        void refresh()
      }),
    [t, refresh],
  )
  if (!user?.impersonation) return null
  return (
    <Suspense>
      <Banner />
    </Suspense>
  )
}
