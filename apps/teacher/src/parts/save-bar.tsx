export { SaveBar } from '@titian/ui'
