import { Outlet, useMatches } from '@tanstack/react-router'
import { SkipLink, TopProgress } from '@titian/ui'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { activity } from '../../calls/activity.ts'
import { MaintenanceNotice } from '../../maintenance/maintenance-notice.tsx'
import { LeaveQuestion } from '../leave/leave-guard.tsx'
import { StaffSiteContext, type StaffSite } from '../staff-site.ts'
import { mainId, StaffFrame } from './staff-frame.tsx'
import { StaffGate } from './staff-gate.tsx'

function Progress() {
  const running = useSyncExternalStore(activity.subscribe, activity.count, () => 0)
  return <TopProgress active={running > 0} />
}

/** The sign-in page has no frame; every other page is inside the gate and the frame. */
export function StaffRoot({ site }: { site: StaffSite }) {
  const { t } = useTranslation('staff')
  // The matches of the router belong to the shown page. The address cannot be used, because it
  // changes before the page does.
  const bare = useMatches().some(({ staticData }) => staticData.frame === 'bare')
  return (
    <StaffSiteContext value={site}>
      <SkipLink target={mainId} label={t('skip')} />
      <Progress />
      <MaintenanceNotice />
      {bare ? (
        <main id={mainId} tabIndex={-1}>
          <Outlet />
        </main>
      ) : (
        <StaffGate>
          <StaffFrame>
            <Outlet />
            <LeaveQuestion />
          </StaffFrame>
        </StaffGate>
      )}
    </StaffSiteContext>
  )
}
