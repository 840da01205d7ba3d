import { Box } from '@mantine/core'
import { useRouterState } from '@tanstack/react-router'
import type { WaitingKind } from '@titian/contract'
import { useId, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../format/formats.ts'
import { SiteLink } from '../../routing/site-link.tsx'
import { useWaiting } from './use-waiting.ts'
import styles from './side-nav.module.css'

export interface StaffPlace {
  path: string
  label: string
  Icon: ComponentType<{ size: number; 'aria-hidden': boolean }>
  /** Other beginnings of addresses that belong here, such as `/course/`. */
  also?: readonly string[]
  /** What waits there (TCH-131). */
  waits?: WaitingKind
}

/** Places below one heading; a site with few of them needs none. */
export interface StaffPlaces {
  title?: string
  places: readonly StaffPlace[]
}

interface SideNavProps {
  groups: readonly StaffPlaces[]
  onFollow?: () => void
}

/** A page below a place keeps the place lit. */
function isHere({ path, also = [] }: StaffPlace, pathname: string): boolean {
  return pathname === path || [`${path}/`, ...also].some((start) => pathname.startsWith(start))
}

/** Said in words to a screen reader, and nothing at zero. */
function Count({ count }: { count: number }) {
  const { t } = useTranslation('staff')
  const { number } = useFormats()
  if (count === 0) return null
  return (
    <Box component="span" c="var(--primary-text)">
      <span className="num" aria-hidden>
        {number(count)}
      </span>
      <span className="visually-hidden">{t('waiting', { count })}</span>
    </Box>
  )
}

function Group({ title, places, onFollow }: StaffPlaces & Pick<SideNavProps, 'onFollow'>) {
  const waiting = useWaiting()
  const id = useId()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  return (
    <div className={styles['group']}>
      {title ? <p id={id}>{title}</p> : null}
      <ul aria-labelledby={title ? id : undefined}>
        {places.map((place) => (
          <li key={place.path}>
            <SiteLink
              href={place.path}
              className={styles['row']}
              data-here={isHere(place, pathname) || undefined}
              aria-current={isHere(place, pathname) ? 'page' : undefined}
              onClick={onFollow}
            >
              <place.Icon size={18} aria-hidden />
              <Box component="span" flex={1} miw={0}>
                {place.label}
              </Box>
              <Count count={place.waits ? (waiting[place.waits]?.count ?? 0) : 0} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function SideNav({ groups, onFollow }: SideNavProps) {
  const { t } = useTranslation('staff')
  return (
    <nav aria-label={t('mainNav')}>
      {groups.map((group) => (
        <Group key={group.places[0]?.path} {...group} onFollow={onFollow} />
      ))}
    </nav>
  )
}
