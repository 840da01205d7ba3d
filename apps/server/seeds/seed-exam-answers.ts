import { rightAnswer } from '@titian/exam-items/score'
import type { Item, ItemAnswer } from '@titian/exam-items/shape'
import { seededRandom } from '../src/modules/exams/authoring/draws/rules.ts'

/** One student at one examination: how much is known decides how answers fall out. */
export interface Sitting {
  random: () => number
  /** Share of middling questions that this student gets right. */
  ability: number
}

/** The same results on every machine. The sum of three draws gathers around the middle. */
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

/** Some leave one out, some tick one too many. */
function partOf(item: Extract<Item, { kind: 'multiple' }>, random: () => number): string[] {
  const [, ...rest] = item.answer
  return random() < 0.5 && rest.length > 0
    ? rest
    : [...item.answer, wrongOption(item, item.answer, random)].filter(
        (id, place, all) => all.indexOf(id) === place,
      )
}

/** The first sentences of the model, as many as were remembered. */
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

/** A believable answer; null where the question was left out. */
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
    // A kind for which no mistakes were thought of is known or left out.
    default:
      return knows ? rightAnswer(item) : null
  }
}

/** What a teacher gives for a written answer, in whole points: the share of the model that is there, kindly rounded. */
export function gradeOf(answer: string, model: string, most: number): number {
  const share = Math.min(1, 0.35 + (answer.length / Math.max(1, model.length)) * 0.6)
  return Math.round((most * share) / 100) * 100
}
