import { Outlet, useMatches } from '@tanstack/react-router'
import { activity } from '@titian/site'
import { SkipLink, TopProgress } from '@titian/ui'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { mainId, StaffFrame } from './staff-frame.tsx'
import { StaffGate } from './staff-gate.tsx'

function Progress() {
  const running = useSyncExternalStore(activity.subscribe, activity.count, () => 0)
  return <TopProgress active={running > 0} />
}

/** The sign-in page stands alone; every other page is inside the gate and the frame. */
export function RootLayout() {
  const { t } = useTranslation('app')
  // The address changes before the page does; only the page on show decides on its frame.
  const bare = useMatches().some(({ staticData }) => staticData.frame === 'bare')
  return (
    <>
      <SkipLink target={mainId} label={t('skip')} />
      <Progress />
      {bare ? (
        <main id={mainId} tabIndex={-1}>
          <Outlet />
        </main>
      ) : (
        <StaffGate>
          <StaffFrame>
            <Outlet />
          </StaffFrame>
        </StaffGate>
      )}
    </>
  )
}
