import { useSession } from '@titian/site'
import { hasRole, SideNav } from '@titian/site/staff'
import { useTranslation } from 'react-i18next'
import { groups, sections } from '../sections.ts'

/** The sections of the console, each for those who have it. */
export function AdminNav({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation('app')
  const { user } = useSession()
  const ofPlatform = hasRole(user?.roleStr ?? '', ['platformAdmin'])
  const mine = sections.filter(({ who }) => who === 'staff' || ofPlatform)
  const shown = groups
    .map((group) => ({
      // What it begins with stands above the headings.
      ...(group !== 'start' && { title: t(`group.${group}`) }),
      places: mine
        .filter((section) => section.group === group)
        .map(({ key, ...place }) => ({ ...place, label: t(`nav.${key}`) })),
    }))
    .filter(({ places }) => places.length > 0)
  return <SideNav groups={shown} onFollow={onFollow} />
}
