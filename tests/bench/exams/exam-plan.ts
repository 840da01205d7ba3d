/** The timing of the students of one examination, in seconds. */
export interface ExamPlan {
  students: number
  /** Seconds within which all students begin; 0 if all begin at once. */
  start: number
  /** Time between two saves of a student. */
  every: number
  /** Duration of writing, after the last student has begun. */
  lasts: number
  /** Students hand in within this time. */
  submit: number
}

/** The scenes reported in docs/proof/exams.md. */
export const examPlans = {
  class: { students: 500, start: 10, every: 5, lasts: 120, submit: 10 },
  instant: { students: 1200, start: 0, every: 15, lasts: 60, submit: 0 },
  school: { students: 5000, start: 60, every: 15, lasts: 60, submit: 60 },
} satisfies Record<string, ExamPlan>
export type ExamScene = keyof typeof examPlans

export interface Goal {
  phase: Phase
  /** The share of the requests that must be faster than the limits below, such as 0.95. */
  share: number
  milliseconds: number
}

/** The limits of the waiting time. In addition, no request may fail and no answer may be lost. */
export const goals: Record<ExamScene, readonly Goal[]> = {
  class: [
    { phase: 'start', share: 0.95, milliseconds: 800 },
    { phase: 'save', share: 0.95, milliseconds: 100 },
    { phase: 'submit', share: 0.95, milliseconds: 300 },
  ],
  instant: [{ phase: 'save', share: 0.99, milliseconds: 1000 }],
  school: [],
}

const isScene = (text: string): text is ExamScene => text in examPlans
const sizes = ['students', 'start', 'every', 'lasts', 'submit'] as const

export interface AskedLoad {
  scene: ExamScene
  plan: ExamPlan
  /** True if the figures go into docs/proof/exams.md; figures of custom sizes are only printed. */
  isRecorded: boolean
}

/** Parses `class --students 50 --lasts 20`; throws an explanation of the error. */
export function readPlan(words: readonly string[]): AskedLoad {
  const [scene = 'class', ...rest] = words[0]?.startsWith('--') ? ['class', ...words] : words
  if (!isScene(scene)) throw new Error(`The scenes are ${Object.keys(examPlans).join(', ')}.`)
  const plan: ExamPlan = { ...examPlans[scene] }
  for (let at = 0; at < rest.length; at += 2) {
    const name = sizes.find((size) => `--${size}` === rest[at])
    const value = Number(rest[at + 1])
    if (!name || !(value >= 0))
      throw new Error(`The sizes are ${sizes.map((size) => `--${size} N`).join(', ')}.`)
    plan[name] = value
  }
  if (plan.students < 1 || plan.every <= 0) throw new Error('Nobody would do anything.')
  return { scene, plan, isRecorded: rest.length === 0 }
}

export interface Moments {
  begin: number
  saves: number[]
  submit: number
}

/** Milliseconds after the examination's start at which a student does each step. */
export function momentsOf(
  { students, start, every, lasts, submit }: ExamPlan,
  at: number,
): Moments {
  const place = at / students
  const begin = start * place
  const end = start + lasts
  // Students who begin at the same time still save at individual times.
  const first = start === 0 ? every * place : every
  const saves = Array.from(
    { length: Math.max(0, Math.floor((end - begin) / every)) },
    (_, number) => begin + first + every * number,
  ).filter((moment) => moment < end)
  const inMilliseconds = (seconds: number) => Math.round(seconds * 1000)
  return {
    begin: inMilliseconds(begin),
    saves: saves.map(inMilliseconds),
    submit: inMilliseconds(end + submit * place),
  }
}

export type Phase = 'start' | 'save' | 'submit'

/** The phase of the examination at a time, in milliseconds after its start. */
export function phaseAt({ start, lasts }: ExamPlan, moment: number): Phase {
  if (moment >= (start + lasts) * 1000) return 'submit'
  return moment < Math.max(start, 3) * 1000 ? 'start' : 'save'
}
