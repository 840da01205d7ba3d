// One part for all of them: each further import adds to the first route of the site.
export { ActivationPage } from './activation-page.tsx'
export { CoinsPage } from './coins-page.tsx'
export { InvoicePage } from './invoice-page.tsx'
export { OrderListPage } from './order-list-page.tsx'
export { OrderPage } from './order-page.tsx'
