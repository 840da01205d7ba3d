import { useSession } from '@titian/site'
import { hasRole, SideNav, StaffRoot, type StaffSite } from '@titian/site/staff'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from './paths.ts'
import { groups, sections } from './sections.ts'

/** Only the staff of the school and of the platform may use the console. */
const admitted = ['schoolAdmin', 'platformAdmin']

/** The side navigation: only the sections that the signed-in person may open. */
function AdminNav({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation('app')
  const { user } = useSession()
  const ofPlatform = hasRole(user?.roleStr ?? '', ['platformAdmin'])
  const mine = sections.filter(({ who }) => who === 'staff' || ofPlatform)
  const shown = groups
    .map((group) => ({
      // The first group has no heading.
      ...(group !== 'start' && { title: t(`group.${group}`) }),
      places: mine
        .filter((section) => section.group === group)
        .map(({ key, ...place }) => ({ ...place, label: t(`nav.${key}`) })),
    }))
    .filter(({ places }) => places.length > 0)
  return <SideNav groups={shown} onFollow={onFollow} />
}

/** Configures the shared root of the staff sites for this site. */
export function SiteRoot() {
  const { t } = useTranslation('app')
  const site = useMemo<StaffSite>(
    () => ({
      name: t('name'),
      home: { href: paths.start, label: t('backToStart') },
      signIn: { title: t('signIn.title'), lead: t('signIn.lead'), seed: 'administration' },
      mayEnter: (roleStr) => hasRole(roleStr, admitted),
      refused: { title: t('refused.title'), text: (name) => t('refused.text', { name }) },
      Navigation: AdminNav,
    }),
    [t],
  )
  return <StaffRoot site={site} />
}
