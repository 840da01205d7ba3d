// One chunk for all order pages, because each separate import makes the first load larger.
export { ActivationPage } from './activation-page.tsx'
export { CoinsPage } from './coins-page.tsx'
export { InvoicePage } from './invoice-page.tsx'
export { OrderListPage } from './order-list-page.tsx'
export { OrderPage } from './order-page.tsx'
