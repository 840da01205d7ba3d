import { useTranslation } from 'react-i18next'
import { orderLinks } from './order-links.ts'
import { linkTo } from '../app/paths.ts'
import { PageTabs } from './page-tabs.tsx'

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
    <PageTabs
      label={t('pages.account')}
      at={at}
      tabs={tabs.map((tab) => ({ ...tab, title: labels[tab.name] }))}
    />
  )
}
