// One chunk for the three pages, because they share most of their code and separate imports make
// the first load larger.
export { CertificatePage } from './certificate-page.tsx'
export { SearchPage } from './search-page.tsx'
export { WalletPage } from './wallet-page.tsx'
