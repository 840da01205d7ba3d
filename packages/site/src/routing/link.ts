import type { RegisteredRouter, ValidateLinkOptions } from '@tanstack/react-router'

/**
 * For the `linkTo` of a site: the compiler checks an address against the routes of the site, with
 * its path, parameters and search. A separate entry, so that modules that only need paths load
 * nothing else.
 */
export const link = <const Options>(
  address: Options & ValidateLinkOptions<RegisteredRouter, NoInfer<Options>>,
): Options => address
