import type { InputOf, KeptPath, promote } from '@titian/contract'

type Input = InputOf<typeof promote.savePath>
type Three = Record<'en' | 'zh' | 'my', string>

export interface StageValues {
  /** The React key of the row while the form is open. */
  key: string
  titles: Three
  skills: { code: string; level: string }[]
  courses: string[]
  trainingSign: string
  /** The kind and the code of a practice, joined as by `practiceValueOf`, or empty. */
  practice: string
}

export interface PathValues extends Record<string, unknown> {
  pathCode: string
  position: string
  names: Three
  summaries: Three
  stages: StageValues[]
  links: { name: string; url: string }[]
}

/**
 * Returns the value of the select: the kind, followed by a slash and the code if one practice is
 * chosen.
 */
export const practiceValueOf = ({ kind, idSign }: { kind: string; idSign: string | null }) =>
  idSign === null ? kind : `${kind}/${idSign}`

function practiceOf(value: string) {
  const [kind, idSign = null] = value.split('/')
  return kind ? { kind, idSign } : null
}

const three = (texts: Partial<Three>): Three => ({ en: '', zh: '', my: '', ...texts })

export const newStage = (): StageValues => ({
  key: crypto.randomUUID(),
  titles: three({}),
  skills: [],
  courses: [],
  trainingSign: '',
  practice: '',
})

/** A path that is not saved yet: its sealed id is empty. */
export const newPath: KeptPath = {
  sign: '',
  pathCode: '',
  position: '',
  names: {},
  summaries: {},
  stages: [{ titles: {}, skills: [], courses: [], training: null, practice: null }],
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
  stages: path.stages.map(({ titles, skills, courses, training, practice }, at) => ({
    key: String(at),
    titles: three(titles),
    skills: skills.map(({ code, level }) => ({ code, level: String(level) })),
    courses: courses.map(({ sign }) => sign),
    trainingSign: training?.sign ?? '',
    practice: practice ? practiceValueOf(practice) : '',
  })),
  links: path.links,
})

export function pathInputOf(values: PathValues, { sign }: KeptPath, version: number): Input {
  const { stages, ...own } = values
  return {
    ...own,
    stages: stages.map(({ key: _, skills, trainingSign, practice, ...stage }) => ({
      ...stage,
      skills: skills.map(({ code, level }) => ({ code, level: Number(level) })),
      trainingSign: trainingSign || null,
      practice: practiceOf(practice),
    })),
    sign: sign || null,
    version,
  } as Input
}
