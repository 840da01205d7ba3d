import { link } from '@titian/site/link'
import { paths } from '../app/paths.ts'

/** Beside the links of the shell, which every page loads: the own data, and closing the account. */
export const ownDataLink = (tab: 'data' | 'close' = 'data') =>
  link({ to: paths.account, search: { tab } })
