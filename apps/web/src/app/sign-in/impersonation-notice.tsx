import { onReason, useSession } from '@titian/site'
import { toast } from '@titian/ui'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'

// Loaded lazily: only impersonating staff see the banner.
const Banner = lazy(() =>
  import('./impersonation-banner.ts').then(({ ImpersonationBanner: part }) => ({ default: part })),
)

/**
 * FRM-139: the banner above every page during an impersonation. When a refusal says that the
 * impersonation has ended, the banner disappears.
 */
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
