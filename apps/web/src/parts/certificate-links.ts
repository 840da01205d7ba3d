import { link } from '@titian/site/link'
import { paths } from '../app/paths.ts'

/** In its own file, because every page loads the links of the frame. */
export const certificateLinks = {
  search: () => link({ to: paths.certificates }),
  page: (number: string) => link({ to: paths.certificate, params: { number } }),
}
