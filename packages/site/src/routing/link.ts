import type { RegisteredRouter, ValidateLinkOptions } from '@tanstack/react-router'

/**
 * For the `linkTo` of a site. The compiler checks path, parameters and search of an address against
 * the routes of the site. This is an entry of its own, so that modules that need only paths load
 * nothing more.
 */
export const link = <const Options>(
  address: Options & ValidateLinkOptions<RegisteredRouter, NoInfer<Options>>,
): Options => address
