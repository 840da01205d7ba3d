import { useTranslation } from 'react-i18next'
import { orderLinks } from './order-links.ts'
import { ownDataLink } from './own-data-link.ts'
import { linkTo } from '../app/paths.ts'
import { PageTabs } from './page-tabs.tsx'

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
  const labels = {
    basic: t('accountTabs.basic'),
    security: t('accountTabs.security'),
    orders: t('pages.orders'),
    coins: t('pages.coins'),
    activation: t('pages.activation'),
    data: t('accountTabs.data'),
  }
  return (
    <PageTabs
      label={t('pages.account')}
      at={at}
      tabs={tabs.map((tab) => ({ ...tab, title: labels[tab.name] }))}
    />
  )
}
