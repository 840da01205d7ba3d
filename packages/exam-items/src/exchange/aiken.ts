import { checkQuestion } from './check-question.ts'
import { placed } from '../notation/options.ts'
import { normaliseText } from '../notation/plain-text.ts'
import { ExchangeProblem, type ReadQuestion } from '../notation/types.ts'

// Aiken, the shortest form of multiple choice: https://docs.moodle.org/en/Aiken_format

const optionLine = /^\s*([A-Z])[.)]\s+(\S.*)$/
const answerLine = /^\s*ANSWER\s*[:：](.*)$/i

/** Whether a text has options with letters and a line that names the right one. */
export function isAiken(text: string): boolean {
  const lines = text.split(/\r\n?|\n/)
  return lines.some((line) => answerLine.test(line)) && lines.some((line) => optionLine.test(line))
}

class Block {
  line = 0
  /** The letter of the right option; undefined if no line names it. */
  right: string | undefined
  readonly stem: string[] = []
  readonly options: { letter: string; text: string }[] = []

  get isEmpty(): boolean {
    return this.stem.every((line) => line.trim() === '') && this.options.length === 0
  }

  add(raw: string, at: number): void {
    if (this.isEmpty) this.line = at + 1
    const [, letter, text = ''] = optionLine.exec(raw) ?? []
    const last = this.options.at(-1)
    if (letter !== undefined && this.stem.length > 0) this.options.push({ letter, text })
    // The line continues a long option.
    else if (last) last.text += `\n${raw.trim()}`
    else this.stem.push(raw)
  }

  read(): ReadQuestion {
    const stem = normaliseText(this.stem.join('\n'))
    return checkQuestion({ line: this.line, label: stem }, () => ({
      item: itemOf(this, stem),
    }))
  }
}

function itemOf({ right = '', options }: Block, stem: string) {
  const letters = Array.from(
    right
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[^A-Z]/g, ''),
  )
  const places = letters.map((one) => options.findIndex(({ letter }) => letter === one))
  if (places.includes(-1)) throw new ExchangeProblem('rightUnknown', 'right')
  const list = placed(options.map(({ text }) => normaliseText(text)))
  const ids = list.flatMap(({ id }, place) => (places.includes(place) ? [id] : []))
  const common = { stem, options: list, analysis: '' }
  return ids.length > 1
    ? { kind: 'multiple', ...common, answer: ids, strategy: 'all' }
    : { kind: 'single', ...common, answer: ids.join('') }
}

/**
 * Yields the questions. A question ends with the line that names its answer. It also ends where
 * another question begins after an empty line.
 */
function* blocksOf(text: string): Generator<Block> {
  let block = new Block()
  let isApart = false
  for (const [at, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    const right = answerLine.exec(raw)?.[1]
    if (right !== undefined && !block.isEmpty) {
      block.right = right
      yield block
      block = new Block()
    } else if (raw.trim() === '') {
      isApart = true
      if (block.stem.length > 0 && block.options.length === 0) block.add(raw, at)
      continue
    } else {
      const isNext = isApart && block.options.length > 0 && !optionLine.test(raw)
      if (isNext) {
        yield block
        block = new Block()
      }
      block.add(raw, at)
    }
    isApart = false
  }
  if (!block.isEmpty) yield block
}

export function readAiken(text: string, most: number): ReadQuestion[] {
  const read: ReadQuestion[] = []
  for (const block of blocksOf(text)) {
    if (read.length > most) break
    read.push(block.read())
  }
  return read
}
