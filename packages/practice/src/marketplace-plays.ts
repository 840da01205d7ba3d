/**
 * PRC-039: the scripted plays and the calibration, for the server, the demo school, tests and the
 * assistant of the playground.
 */
export { marketProblemsOn, marketSeeds, problemsOfCurves } from './marketplace/plays/calibration.ts'
export { curvesOf } from './marketplace/plays/curves.ts'
export { manners, type PlayName } from './marketplace/plays/plays.ts'
export { playDay } from './marketplace/plays/reference.ts'
