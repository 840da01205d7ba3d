export { ImpersonationBanner } from '@titian/site'
