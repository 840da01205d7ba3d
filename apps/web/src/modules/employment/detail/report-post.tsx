import { Button } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { useSession, useSignIn } from '@titian/site'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportWish } from '../../../parts/join-wish.ts'

// Loaded lazily, because few people report a post.
const ReportDialog = lazy(async () => ({
  default: (await import('./report-dialog.tsx')).ReportDialog,
}))

/** JOB-051: opens the report form; a visitor signs in first and returns to the open form. */
export function ReportPost({ positionId }: { positionId: string }) {
  const { t } = useTranslation('employment')
  const { status } = useSession()
  const openSignIn = useSignIn()
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    if (status === 'signedIn' && reportWish.consume(positionId)) setOpened(true)
  }, [status, positionId])
  const press = () => {
    if (status !== 'visitor') return setOpened(true)
    reportWish.keep(positionId)
    openSignIn('login')
    return undefined
  }
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        mih={44}
        w="fit-content"
        leftSection={<IconFlag size={16} aria-hidden />}
        onClick={press}
      >
        {t('report.open')}
      </Button>
      {opened ? (
        <Suspense fallback={null}>
          <ReportDialog positionId={positionId} onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
