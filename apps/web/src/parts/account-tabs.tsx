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

/** ORD-053, ACC-318: the tabs of the account: account, orders, coins and personal data. */
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
