import type { InputOf, KeptPath, promote } from '@titian/contract'

type Input = InputOf<typeof promote.savePath>
type Three = Record<'en' | 'zh' | 'my', string>

export interface StageValues {
  /** Of the row while the form is open. */
  key: string
  titles: Three
  skills: { code: string; level: string }[]
  courses: string[]
  trainingSign: string
}

export interface PathValues extends Record<string, unknown> {
  pathCode: string
  position: string
  names: Three
  summaries: Three
  stages: StageValues[]
  links: { name: string; url: string }[]
}

const three = (texts: Partial<Three>): Three => ({ en: '', zh: '', my: '', ...texts })

export const newStage = (): StageValues => ({
  key: crypto.randomUUID(),
  titles: three({}),
  skills: [],
  courses: [],
  trainingSign: '',
})

/** A path that is not saved yet: its sign is empty. */
export const newPath: KeptPath = {
  sign: '',
  pathCode: '',
  position: '',
  names: {},
  summaries: {},
  stages: [{ titles: {}, skills: [], courses: [], training: null }],
  links: [],
  published: false,
  changedAt: '',
  version: 0,
}

export const pathValuesOf = (path: KeptPath): PathValues => ({
  pathCode: path.pathCode,
  position: path.position,
  names: three(path.names),
  summaries: three(path.summaries),
  stages: path.stages.map(({ titles, skills, courses, training }, at) => ({
    key: String(at),
    titles: three(titles),
    skills: skills.map(({ code, level }) => ({ code, level: String(level) })),
    courses: courses.map(({ sign }) => sign),
    trainingSign: training?.sign ?? '',
  })),
  links: path.links,
})

export function pathInputOf(values: PathValues, { sign }: KeptPath, version: number): Input {
  const { stages, ...own } = values
  return {
    ...own,
    stages: stages.map(({ key: _, skills, trainingSign, ...stage }) => ({
      ...stage,
      skills: skills.map(({ code, level }) => ({ code, level: Number(level) })),
      trainingSign: trainingSign || null,
    })),
    sign: sign || null,
    version,
  } as Input
}
