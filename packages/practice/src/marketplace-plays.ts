/** PRC-039: the scripted plays, for the demo school, for tests, and for the assistant of the playground. */
export { manners, type PlayName } from './marketplace/plays/plays.ts'
export { playDay } from './marketplace/plays/reference.ts'
