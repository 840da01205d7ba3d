import { link } from '@titian/site/link'
import { paths } from '../app/paths.ts'

/** Beside the links of the shell, which every page loads. */
export const certificateLinks = {
  search: () => link({ to: paths.certificates }),
  page: (number: string) => link({ to: paths.certificate, params: { number } }),
}
