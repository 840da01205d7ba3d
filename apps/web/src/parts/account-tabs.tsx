import { Button, Group } from '@mantine/core'
import { SiteLink } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { orderLinks } from './order-links.ts'
import { linkTo } from '../app/paths.ts'

const tabs = [
  { name: 'basic', link: linkTo.account() },
  { name: 'security', link: linkTo.security() },
  { name: 'orders', link: orderLinks.orders() },
  { name: 'coins', link: orderLinks.coins() },
  { name: 'activation', link: orderLinks.activation() },
] as const

/** ORD-053: account, orders and coins are one screen of the learning centre, in five parts. */
export function AccountTabs({ at }: { at: (typeof tabs)[number]['name'] }) {
  const { t } = useTranslation('app')
  const labels = {
    basic: t('accountTabs.basic'),
    security: t('accountTabs.security'),
    orders: t('pages.orders'),
    coins: t('pages.coins'),
    activation: t('pages.activation'),
  }
  return (
    <Group component="nav" gap={4} mb="md" aria-label={t('pages.account')}>
      {tabs.map(({ name, link }) => (
        <Button
          key={name}
          component={SiteLink}
          {...link}
          size="sm"
          variant={name === at ? 'light' : 'subtle'}
          aria-current={name === at ? 'page' : undefined}
        >
          {labels[name]}
        </Button>
      ))}
    </Group>
  )
}
