import { linkTo, paths } from '../../app/paths.ts'

/**
 * The paper while it is written has a page of its own, so that a reload stays in it, "back" leads to the start
 * page, and the shell can leave out its header.
 */
export const paperPath = `${paths.testPaper}/paper` as const

export const linkToPaper = (sign: string) => `${linkTo.testPaper(sign)}/paper`
export const linkToResult = (sign: string, recordId: string) =>
  `${linkTo.testPaper(sign)}?record=${encodeURIComponent(recordId)}`
