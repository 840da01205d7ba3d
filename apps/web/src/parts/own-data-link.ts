import { link } from '@titian/site/link'
import { paths } from '../app/paths.ts'

/**
 * A link to personal data or closing the account. The link has its own file, because every page
 * loads the links of the frame, and few pages need this one.
 */
export const ownDataLink = (tab: 'data' | 'close' = 'data') =>
  link({ to: paths.account, search: { tab } })
