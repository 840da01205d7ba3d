import type { RegisteredRouter, ValidateLinkOptions } from '@tanstack/react-router'

/**
 * For the `linkTo` of a site: the compiler checks an address against the routes of the site, with
 * its path, parameters and search. It is a separate entry, so that modules that need only paths
 * load no other code.
 */
export const link = <const Options>(
  address: Options & ValidateLinkOptions<RegisteredRouter, NoInfer<Options>>,
): Options => address
