import type { Item } from '../item.ts'
import type { Option } from '../option.ts'
import type { ProblemCode } from '../problem-code.ts'
import { audiosMost, mediaMarks, mediaWordsMost, picturesMost } from './media-marks.ts'

/** Returns the texts that may contain media, by path. */
export function mediaTexts(item: Item): { path: string; text: string }[] {
  const options: readonly Option[] = 'options' in item ? item.options : []
  const prompts = 'prompts' in item ? item.prompts : []
  return [
    { path: 'stem', text: item.stem },
    ...prompts.map(({ content }, at) => ({ path: `prompts.${at}.content`, text: content })),
    ...options.map(({ content }, at) => ({ path: `options.${at}.content`, text: content })),
    ...options.flatMap(({ feedback }, at) =>
      feedback ? [{ path: `options.${at}.feedback`, text: feedback }] : [],
    ),
    ...('model' in item ? [{ path: 'model', text: item.model }] : []),
    { path: 'analysis', text: item.analysis },
  ]
}

function problemOf(text: string): ProblemCode | undefined {
  const marks = mediaMarks(text)
  if (marks.filter(({ kind }) => kind === 'picture').length > picturesMost) return 'tooManyPictures'
  if (marks.filter(({ kind }) => kind === 'audio').length > audiosMost) return 'tooManyAudios'
  if (marks.some(({ words }) => words === '')) return 'undescribed'
  if (marks.some(({ words }) => words.length > mediaWordsMost)) return 'describedAtLength'
  return undefined
}

/** Returns the errors of media that can be found without loading the files. */
export const mediaProblems = (item: Item): { path: string; code: ProblemCode }[] =>
  mediaTexts(item).flatMap(({ path, text }) => {
    const code = problemOf(text)
    return code ? [{ path, code }] : []
  })
