// One chunk for the three: they share most of their parts, and the first route holds two lists of files less.
export { CertificatePage } from './certificate-page.tsx'
export { SearchPage } from './search-page.tsx'
export { WalletPage } from './wallet-page.tsx'
