import type { NavigationItem } from '@titian/contract'
import { Menu, Tooltip, UnstyledButton } from '@mantine/core'
import { useRouterState } from '@tanstack/react-router'
import { IconChevronDown } from '@tabler/icons-react'
import { useSchool } from '@titian/site'
import { useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { HeaderAdvert } from './header-advert.tsx'
import styles from './main-nav.module.css'
import { NavLink } from './nav-link.tsx'
import { isItemCurrent } from './nav-target.ts'
import { useFold } from './use-fold.ts'

interface Entry {
  name: string
  item: Pick<NavigationItem, 'menuUrl' | 'openMode' | 'parameterInterface'>
}

function entriesOf(item: NavigationItem): Entry[] {
  const own = item.menuUrl ? [{ name: item.menuName, item }] : []
  const children = item.childMenuList.map(({ childMenuName, childMenuUrl, openMode }) => ({
    name: childMenuName,
    item: { menuUrl: childMenuUrl, openMode, parameterInterface: null },
  }))
  return [...own, ...children]
}

interface FoldProps {
  label: string
  explain?: string | null
  entries: Entry[]
  current?: boolean
  withAdvert?: boolean
}

/** Opens under the pointer, and by Enter or a tap (FRM-097, FRM-098). */
function Fold({ label, explain, entries, current, withAdvert = false }: FoldProps) {
  return (
    <Menu
      trigger="click-hover"
      openDelay={60}
      closeDelay={160}
      position="bottom-start"
      offset={4}
      width={240}
    >
      <Menu.Target>
        <UnstyledButton className={styles['item']} data-current={current || undefined}>
          {label}
          <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {explain ? <Menu.Label>{explain}</Menu.Label> : null}
        {entries.map(({ name, item }) => (
          <Menu.Item key={name + item.menuUrl} component={NavLink} item={item}>
            {name}
          </Menu.Item>
        ))}
        {withAdvert ? <HeaderAdvert /> : null}
      </Menu.Dropdown>
    </Menu>
  )
}

function Item({ item, current }: { item: NavigationItem; current: boolean }) {
  if (item.childMenuList.length > 0) {
    return (
      <Fold
        label={item.menuName}
        explain={item.explain}
        entries={entriesOf(item)}
        current={current}
      />
    )
  }
  const link = (
    <NavLink item={item} className={styles['item']} current={current}>
      {item.menuName}
    </NavLink>
  )
  return item.explain ? <Tooltip label={item.explain}>{link}</Tooltip> : link
}

/** The school's menus (FRM-093); what does not fit folds into "More" (FRM-099). */
export function MainNav({ logo }: { logo: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('app')
  const nav = useRef<HTMLElement>(null)
  const ruler = useRef<HTMLDivElement>(null)
  const items = useSchool().menus.filter((item) => item.active)
  const fitting = useFold(nav, ruler, logo, items.length)
  const { pathname, searchStr } = useRouterState({ select: (state) => state.location })
  const current = items.filter((item) => isItemCurrent(item.menuUrl, pathname, searchStr))
  // Of /course and /course?isFree=1 the one that says more is where the visitor is.
  const here = current.toSorted((a, b) => b.menuUrl.length - a.menuUrl.length)[0]
  const folded = items.slice(fitting)
  return (
    <nav ref={nav} className={styles['nav']} aria-label={t('mainNav')}>
      {items.slice(0, fitting).map((item) => (
        <Item key={item.menuName + item.menuUrl} item={item} current={item === here} />
      ))}
      {folded.length > 0 ? (
        <Fold label={t('more')} entries={folded.flatMap(entriesOf)} withAdvert />
      ) : null}
      <div ref={ruler} className={styles['ruler']} aria-hidden>
        {items.map((item) => (
          <span key={item.menuName + item.menuUrl} className={styles['item']}>
            {item.menuName}
            {item.childMenuList.length > 0 ? <IconChevronDown size={16} /> : null}
          </span>
        ))}
        <span className={styles['item']}>
          {t('more')}
          <IconChevronDown size={16} />
        </span>
      </div>
    </nav>
  )
}
