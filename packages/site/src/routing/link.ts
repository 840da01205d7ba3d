import type { RegisteredRouter, ValidateLinkOptions } from '@tanstack/react-router'

/**
 * For the `linkTo` of a site: the compiler holds a page's address against the routes of that site, its path,
 * its signs and its words. An entry of its own, so that whoever reads the paths loads nothing else.
 */
export const link = <const Options>(
  address: Options & ValidateLinkOptions<RegisteredRouter, NoInfer<Options>>,
): Options => address
