export { BackToTop } from '@titian/ui'
