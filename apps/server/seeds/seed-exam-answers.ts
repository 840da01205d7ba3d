import { rightAnswer } from '@titian/exam-items/score'
import type { Item, ItemAnswer } from '@titian/exam-items/shape'
import { seededRandom } from '../src/modules/exams/authoring/draws/rules.ts'

/** One student in one examination: the ability decides about the answers. */
export interface Sitting {
  random: () => number
  /** Probability that this student answers a medium question correctly. */
  ability: number
}

/**
 * Makes the chance of one student. It has a seed, so that results are the same on every machine.
 * The sum of three random numbers makes medium abilities the most frequent.
 */
export function sittingOf(seed: number): Sitting {
  const random = seededRandom(seed)
  const middle = (random() + random() + random()) / 3
  return { random, ability: 0.42 + middle * 0.55 }
}

function pick<Thing>(things: readonly Thing[], random: () => number): Thing {
  return things[Math.floor(random() * things.length)] as Thing
}

function wrongOption(
  { options }: { options: { id: string }[] },
  right: readonly string[],
  random: () => number,
): string {
  const wrong = options.filter(({ id }) => !right.includes(id))
  return pick(wrong.length > 0 ? wrong : options, random).id
}

/** Returns a partly right answer: some students miss one option, others also choose a wrong one. */
function partOf(item: Extract<Item, { kind: 'multiple' }>, random: () => number): string[] {
  const [, ...rest] = item.answer
  return random() < 0.5 && rest.length > 0
    ? rest
    : [...item.answer, wrongOption(item, item.answer, random)].filter(
        (id, place, all) => all.indexOf(id) === place,
      )
}

/** Returns the first sentences of the model answer, as many as the student remembers. */
function written(model: string, { random, ability }: Sitting): string {
  const sentences = model.match(/[^.。;；]+[.。;；]?\s*/g) ?? [model]
  return sentences
    .slice(
      0,
      Math.max(1, Math.round(sentences.length * Math.min(1, ability + random() * 0.3 - 0.1))),
    )
    .join('')
    .trim()
}

/** Returns a plausible answer; null for a skipped question. */
export function answerTo(item: Item, level: number, sitting: Sitting): ItemAnswer {
  const { random, ability } = sitting
  const knows = random() < ability + 0.12 * (2 - level)
  if (!knows && random() < 0.12) return null
  switch (item.kind) {
    case 'single':
      return knows ? item.answer : wrongOption(item, [item.answer], random)
    case 'multiple':
      return knows ? item.answer : partOf(item, random)
    case 'blank':
      return item.blanks.map((accepted) => (knows || random() < 0.3 ? pick(accepted, random) : ''))
    case 'judge':
      return knows ? item.answer : !item.answer
    case 'annotation':
      return knows || random() < 0.7 ? written(item.model, sitting) : null
    // Other kinds are answered correctly or skipped.
    default:
      return knows ? rightAnswer(item) : null
  }
}

/**
 * Returns a teacher's mark for a written answer, in whole points: the share of the model answer,
 * rounded up.
 */
export function gradeOf(answer: string, model: string, most: number): number {
  const share = Math.min(1, 0.35 + (answer.length / Math.max(1, model.length)) * 0.6)
  return Math.round((most * share) / 100) * 100
}
