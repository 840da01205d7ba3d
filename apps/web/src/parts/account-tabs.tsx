import { Box } from '@mantine/core'
import { SiteLink } from '@titian/site'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { orderLinks } from './order-links.ts'
import strip from './detail/tab-strip.module.css'
import { ownDataLink } from './own-data-link.ts'
import { linkTo } from '../app/paths.ts'

const tabs = [
  { name: 'basic', link: linkTo.account() },
  { name: 'security', link: linkTo.security() },
  { name: 'orders', link: orderLinks.orders() },
  { name: 'coins', link: orderLinks.coins() },
  { name: 'activation', link: orderLinks.activation() },
  { name: 'data', link: ownDataLink() },
] as const

/** ORD-053, ACC-318: account, orders, coins and the own data are one screen of the learning centre, in parts. */
export function AccountTabs({ at }: { at: (typeof tabs)[number]['name'] }) {
  const { t } = useTranslation('app')
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone the part that is open may be beyond the edge of the strip.
    const open = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (open && list.current)
      list.current.scrollLeft = open.offsetLeft - list.current.clientWidth / 3
  }, [at])
  const labels = {
    basic: t('accountTabs.basic'),
    security: t('accountTabs.security'),
    orders: t('pages.orders'),
    coins: t('pages.coins'),
    activation: t('pages.activation'),
    data: t('accountTabs.data'),
  }
  return (
    <Box
      component="nav"
      ref={list}
      className={strip['list']}
      display="flex"
      mb="md"
      aria-label={t('pages.account')}
      style={{ boxShadow: 'inset 0 -2px var(--line)' }}
    >
      {tabs.map(({ name, link }) => {
        const isOpen = name === at
        return (
          <Box
            key={name}
            component={SiteLink}
            {...link}
            className={strip['tab']}
            px="md"
            py="sm"
            fz="sm"
            fw={isOpen ? 600 : 500}
            c={isOpen ? 'var(--text)' : 'var(--text-2)'}
            style={{ borderBottom: `2px solid ${isOpen ? 'var(--primary)' : 'transparent'}` }}
            aria-current={isOpen ? 'page' : undefined}
          >
            {labels[name]}
          </Box>
        )
      })}
    </Box>
  )
}
