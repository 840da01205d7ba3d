import { link } from '@titian/site/link'
import { paths } from '../app/paths.ts'

/**
 * A link to personal data or closing the account. In its own file, because every page loads the
 * links of the frame.
 */
export const ownDataLink = (tab: 'data' | 'close' = 'data') =>
  link({ to: paths.account, search: { tab } })
