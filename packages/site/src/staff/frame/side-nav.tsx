import { Box, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import type { WaitingKind } from '@titian/contract'
import { type ComponentType, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../format/formats.ts'
import { SiteLink } from '../../routing/site-link.tsx'
import { stored } from '../../storage/stored.ts'
import { useWaiting } from './use-waiting.ts'
import styles from './side-nav.module.css'

export interface StaffPlace {
  path: string
  label: string
  Icon: ComponentType<{ size: number; 'aria-hidden': boolean }>
  /** Other prefixes of addresses that belong to this entry, such as `/course/`. */
  also?: readonly string[]
  /** The number of open items (TCH-131), as the sum over several kinds. */
  waits?: WaitingKind | readonly WaitingKind[]
}

/** Entries under one heading. A site with few entries has no groups. */
export interface StaffPlaces {
  title?: string
  places: readonly StaffPlace[]
}

interface SideNavProps {
  groups: readonly StaffPlaces[]
  onFollow?: () => void
}

/** An entry is also highlighted on the pages below it. */
function isHere({ path, also = [] }: StaffPlace, pathname: string): boolean {
  return pathname === path || [`${path}/`, ...also].some((start) => pathname.startsWith(start))
}

/** Announced in words to screen readers, and omitted at zero. */
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

/** TCH-197: the folded groups. A group is identified by its first entry. */
const folded = stored<string[]>({
  name: 'foldedGroups',
  version: 1,
  owner: 'person',
  lifetime: 'device',
  accept: (value): value is string[] =>
    Array.isArray(value) && value.every((one) => typeof one === 'string'),
})

/** The group of the open page is never folded, so that the menu always shows where the user is. */
function useFolded({ path = '' }: Partial<StaffPlace> = {}, hasPage: boolean) {
  const [isFolded, setFolded] = useState(() => folded.read()?.includes(path) ?? false)
  const toggle = () => {
    if (hasPage) return
    const others = (folded.read() ?? []).filter((one) => one !== path)
    folded.keep(isFolded ? others : [...others, path])
    setFolded(!isFolded)
  }
  return { isOpen: hasPage || !isFolded, toggle }
}

function Group({ title, places, onFollow }: StaffPlaces & Pick<SideNavProps, 'onFollow'>) {
  const waiting = useWaiting()
  const id = useId()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const countOf = ({ waits = [] }: StaffPlace) =>
    [waits].flat().reduce((sum, kind) => sum + (waiting[kind]?.count ?? 0), 0)
  const hasPage = places.some((place) => isHere(place, pathname))
  const { isOpen, toggle } = useFolded(places[0], hasPage)
  return (
    <div className={styles['group']}>
      {title ? (
        <UnstyledButton
          w="100%"
          mih={32}
          id={id}
          aria-expanded={isOpen}
          aria-disabled={hasPage || undefined}
          onClick={toggle}
        >
          <Box component="span" flex={1} miw={0}>
            {title}{' '}
          </Box>
          {isOpen ? null : <Count count={places.reduce((sum, one) => sum + countOf(one), 0)} />}
          {hasPage ? null : (
            <IconChevronDown
              size={16}
              aria-hidden
              style={{ transform: isOpen ? 'rotate(180deg)' : undefined }}
            />
          )}
        </UnstyledButton>
      ) : null}
      <ul aria-labelledby={title ? id : undefined} hidden={Boolean(title) && !isOpen}>
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
              <Count count={countOf(place)} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * Scrolls the menu to the entry of the open page. If the user opened the page by its address, the
 * entry may be outside of the visible part.
 */
const showOpen = (nav: HTMLElement | null) =>
  nav?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })

export function SideNav({ groups, onFollow }: SideNavProps) {
  const { t } = useTranslation('staff')
  return (
    <nav ref={showOpen} aria-label={t('mainNav')}>
      {groups.map((group) => (
        <Group key={group.places[0]?.path} {...group} onFollow={onFollow} />
      ))}
    </nav>
  )
}
