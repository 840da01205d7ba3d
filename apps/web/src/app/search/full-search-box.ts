export { SearchBox } from '@titian/ui'
