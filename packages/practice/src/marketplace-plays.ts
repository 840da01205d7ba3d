/** PRC-039: the scripted plays, for the demo school and for tests; no page of a site needs them. */
export { manners, type PlayName } from './marketplace/plays/plays.ts'
export { playDay } from './marketplace/plays/reference.ts'
