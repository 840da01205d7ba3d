import { link } from '@titian/site/link'
import { paths } from '../app/paths.ts'

/**
 * Links to certificates. They have their own file, because every page loads the links of the frame,
 * and few pages need these.
 */
export const certificateLinks = {
  search: () => link({ to: paths.certificates }),
  page: (number: string) => link({ to: paths.certificate, params: { number } }),
}
