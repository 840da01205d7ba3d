import type { NavigationItem } from '@titian/contract'
import { useRouterState } from '@tanstack/react-router'
import { IconChevronDown } from '@tabler/icons-react'
import { FlyOut, flyOutNote, flyOutRow, useOrigin, useSchool } from '@titian/site'
import { useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Hint } from './hint.tsx'
import styles from './main-nav.module.css'
import { NavLink } from './nav-link.tsx'
import { isItemCurrent } from './nav-target.ts'
import { useFold } from './use-fold.ts'

interface Entry {
  name: string
  /** The explanation below the name, for when a tooltip is not possible. */
  explain?: string | null
  item: Pick<NavigationItem, 'menuUrl' | 'openMode' | 'parameterInterface'>
}

/** Returns an item with its children. A folded item shows its explanation (FRM-096). */
function entriesOf(item: NavigationItem, folded = false): Entry[] {
  const explain = folded ? item.explain : null
  // A group with the same target as one of its children is not listed again.
  const isGroup = item.childMenuList.some(({ childMenuUrl }) => childMenuUrl === item.menuUrl)
  const own = item.menuUrl && !isGroup ? [{ name: item.menuName, item, explain }] : []
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
}

/** A menu that opens on hover, Enter or tap (FRM-097, FRM-098). */
function Fold({ label, explain, entries, current }: FoldProps) {
  const words = (
    <>
      {label}
      <IconChevronDown size={16} aria-hidden />
    </>
  )
  return (
    <FlyOut label={words} className={`${styles['item']} ${current ? styles['current'] : ''}`} hover>
      {(close) => (
        <>
          {explain ? <p className={flyOutNote}>{explain}</p> : null}
          {entries.map(({ name, item, explain: about }) => (
            <NavLink key={name + item.menuUrl} item={item} className={flyOutRow} onFollow={close}>
              {about ? (
                <span className={styles['folded']}>
                  {name}
                  <small>{about}</small>
                </span>
              ) : (
                name
              )}
            </NavLink>
          ))}
        </>
      )}
    </FlyOut>
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
  const link = (describedBy?: string) => (
    <NavLink item={item} className={styles['item']} current={current} describedBy={describedBy}>
      {item.menuName}
    </NavLink>
  )
  return item.explain ? <Hint text={item.explain}>{link}</Hint> : link()
}

/**
 * The school's menus (FRM-093). Items for which the header has no space are in the menu "More"
 * (FRM-099).
 */
export function MainNav({ logo }: { logo: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('app')
  const nav = useRef<HTMLElement>(null)
  const ruler = useRef<HTMLDivElement>(null)
  const items = useSchool().menus.filter((item) => item.active)
  const { fitting, wanted } = useFold(nav, ruler, logo, items.length)
  const { pathname, searchStr } = useRouterState({ select: (state) => state.location })
  const origin = useOrigin()
  const current = items.filter((item) => isItemCurrent(item.menuUrl, pathname, searchStr, origin))
  // If several items match the address, such as /course and /course?isFree=1, the most specific
  // item is current.
  const here = current.toSorted((a, b) => b.menuUrl.length - a.menuUrl.length)[0]
  const folded = items.slice(fitting)
  return (
    <nav
      ref={nav}
      className={styles['nav']}
      style={{ flexBasis: wanted }}
      aria-label={t('mainNav')}
    >
      {items.slice(0, fitting).map((item) => (
        <Item key={item.menuName + item.menuUrl} item={item} current={item === here} />
      ))}
      {folded.length > 0 ? (
        <Fold label={t('more')} entries={folded.flatMap((item) => entriesOf(item, true))} />
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
