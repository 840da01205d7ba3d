import { type DebriefAnswer, debriefMost, type OwnDebrief, type RunDebrief } from '@titian/contract'

export type Questions = RunDebrief['questions']
/** Answers by the name of the question. */
export type DebriefValues = Record<string, string>

export interface DebriefParts {
  /** The sealed id of the run. */
  sign: string
  questions: Questions
  own: OwnDebrief
}

/** Returns the name of the draft on this device. */
export const draftOf = (sign: string) => `practice.debrief.${sign}`

export const valuesOf = (questions: Questions, { answers }: OwnDebrief): DebriefValues =>
  Object.fromEntries(
    questions.map(({ name }) => [
      name,
      answers.find(({ question }) => question === name)?.text ?? '',
    ]),
  )

export const answersOf = (questions: Questions, values: DebriefValues): DebriefAnswer[] =>
  questions.flatMap(({ name }) => {
    const text = values[name]?.trim() ?? ''
    return text === '' ? [] : [{ question: name, text }]
  })

/** Returns the questions whose answers exceed the limit. */
export const tooLong = (values: DebriefValues): string[] =>
  Object.keys(values).filter((name) => (values[name]?.trim().length ?? 0) > debriefMost)
