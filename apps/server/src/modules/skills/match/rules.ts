import {
  type CourseLevel,
  evidenceLevels,
  type Evidence,
  knownLeast,
  type MatchPart,
  matchParts,
  matchWeights,
} from '@titian/contract'

/** A student's data for the match; empty or null when unknown. */
export interface Seeker {
  /** The evidence by the code of the skill. */
  evidence: ReadonlyMap<string, readonly Evidence[]>
  /** True when the resume names any skills, languages, work or projects. */
  saysSkills: boolean
  /** The highest degree, from 1 to 7. */
  degree: number | null
  /** Months of work, counted once when two jobs overlap. */
  months: number | null
  /** Codes of the cities of the job intentions. */
  cities: readonly string[]
  /** Salaries of the intentions, in hundredths a month; null is an open end. */
  salaries: readonly { currency: string; least: number | null; most: number | null }[]
  /** 1 internship, 2 full-time, 3 both. */
  natures: readonly number[]
}

/** The requirements of a post. */
export interface Wanted {
  skills: readonly { code: string; name: string; level: number }[]
  /** The required degree, from 1 to 7; 0 when none is required. */
  degree: number
  /** The required years of work; 0 when none are required. */
  experience: number
  city: string
  remote: boolean
  currency: string
  least: number | null
  most: number | null
  nature: number
}

/** How far a part is met, from 0 to 1; or whose data about it is missing. */
type Share = number | 'post' | 'resume'

export interface SkillResult {
  code: string
  name: string
  required: number
  level: number
  state: 'had' | 'partly' | 'missing'
  evidence: readonly Evidence[]
}

export interface MatchResult {
  score: number | null
  known: number
  parts: {
    part: MatchPart
    weight: number
    points: number | null
    unsaid: 'post' | 'resume' | null
  }[]
  skills: SkillResult[]
}

const levelOf = ({ kind }: Evidence): number => evidenceLevels[kind]

/** JOB-055: returns each skill of the post with the student's evidence. */
export function skillResults(
  { evidence }: Pick<Seeker, 'evidence'>,
  { skills }: Pick<Wanted, 'skills'>,
): SkillResult[] {
  return skills.map(({ code, name, level: required }) => {
    const shown = (evidence.get(code) ?? []).toSorted(
      (one, other) => levelOf(other) - levelOf(one) || other.date.localeCompare(one.date),
    )
    const level = shown[0] ? levelOf(shown[0]) : 0
    const state = level >= required ? 'had' : level > 0 ? 'partly' : 'missing'
    return { code, name, required, level, state, evidence: shown }
  })
}

const shareOfSkill = ({ level, required }: Pick<SkillResult, 'level' | 'required'>): number =>
  Math.min(1, level / required)

/**
 * Returns how far the skills are met. Missing evidence counts only when the resume has been filled
 * in.
 */
function skillShare({ saysSkills }: Seeker, results: readonly SkillResult[]): Share {
  if (results.length === 0) return 'post'
  if (!saysSkills && results.every(({ level }) => level === 0)) return 'resume'
  return results.reduce((sum, result) => sum + shareOfSkill(result), 0) / results.length
}

/** Returns how far the degree is met: a degree one step below the required one counts half. */
function educationShare({ degree }: Seeker, wanted: Wanted): Share {
  if (wanted.degree === 0) return 'post'
  if (degree === null) return 'resume'
  if (degree >= wanted.degree) return 1
  return degree === wanted.degree - 1 ? 0.5 : 0
}

function experienceShare({ months }: Seeker, { experience }: Wanted): Share {
  if (experience === 0) return 'post'
  return months === null ? 'resume' : Math.min(1, months / (experience * 12))
}

/** Lists each skill once. A skill that is named twice counts at the higher level. */
export function eachOnce<One extends { code: string; level: number }>(skills: readonly One[]) {
  const found = new Map<string, One>()
  for (const skill of skills) {
    const before = found.get(skill.code)
    if (!before || before.level < skill.level)
      found.set(skill.code, before ? { ...before, level: skill.level } : skill)
  }
  return [...found.values()]
}

const regionOf = (city: string): string => city.split('-').slice(0, 2).join('-')

/** Returns how far the city is met: another city of the same region counts half. */
function cityShare({ cities }: Seeker, { city, remote }: Wanted): Share {
  if (!city && !remote) return 'post'
  if (cities.length === 0) return 'resume'
  if (remote || cities.includes(city)) return 1
  return cities.some((one) => regionOf(one) === regionOf(city)) ? 0.5 : 0
}

interface Amounts {
  least: number | null
  most: number | null
}
const overlap = (one: Amounts, other: Amounts): boolean =>
  (one.least ?? 0) <= (other.most ?? Infinity) && (other.least ?? 0) <= (one.most ?? Infinity)

/** JOB-052: returns how far the salary is met. Amounts are compared within one currency only. */
function salaryShare({ salaries }: Seeker, wanted: Wanted): Share {
  if (wanted.least === null && wanted.most === null) return 'post'
  const same = salaries.filter(({ currency }) => currency === wanted.currency)
  if (same.length === 0) return 'resume'
  return same.some((salary) => overlap(salary, wanted)) ? 1 : 0
}

const bothNatures = 3
function natureShare({ natures }: Seeker, { nature }: Wanted): Share {
  if (natures.length === 0) return 'resume'
  const fits = [nature, bothNatures]
  return nature === bothNatures || natures.some((one) => fits.includes(one)) ? 1 : 0
}

/**
 * Returns the match of a person with a post. Unknown parts are omitted, and the known parts are
 * rescaled (JOB-053, JOB-054).
 */
export function matchOf(seeker: Seeker, wanted: Wanted): MatchResult {
  const skills = skillResults(seeker, wanted)
  const shares: Record<MatchPart, Share> = {
    skills: skillShare(seeker, skills),
    education: educationShare(seeker, wanted),
    experience: experienceShare(seeker, wanted),
    city: cityShare(seeker, wanted),
    salary: salaryShare(seeker, wanted),
    nature: natureShare(seeker, wanted),
  }
  const parts = matchParts.map((part) => {
    const share = shares[part]
    const weight = matchWeights[part]
    return typeof share === 'number'
      ? { part, weight, points: Math.round(share * weight * 10) / 10, unsaid: null }
      : { part, weight, points: null, unsaid: share }
  })
  const knownParts = matchParts.filter((part) => typeof shares[part] === 'number')
  const known = knownParts.reduce((sum, part) => sum + matchWeights[part], 0)
  const reached = knownParts.reduce(
    (sum, part) => sum + Number(shares[part]) * matchWeights[part],
    0,
  )
  const score = known < knownLeast ? null : Math.round((reached * 100) / known)
  return { score, known, parts, skills }
}

/** JOB-115: true when the student's data is enough for a number with a complete post. */
export function saysEnough(seeker: Seeker): boolean {
  const { evidence, saysSkills, degree, months, cities, salaries, natures } = seeker
  const said: Record<MatchPart, boolean> = {
    skills: saysSkills || evidence.size > 0,
    education: degree !== null,
    experience: months !== null,
    city: cities.length > 0,
    salary: salaries.length > 0,
    nature: natures.length > 0,
  }
  const weights = matchParts.map((part) => (said[part] ? matchWeights[part] : 0))
  return weights.reduce((sum: number, weight) => sum + weight, 0) >= knownLeast
}

/**
 * JOB-114: sorts posts: the best match first, posts without a number last. Equal posts keep their
 * order.
 */
export function byMatch<Post>(
  posts: readonly Post[],
  scoreOf: (post: Post) => number | null,
): Post[] {
  const scored = posts.map((post) => ({ post, score: scoreOf(post) ?? -1 }))
  return scored.toSorted((one, other) => other.score - one.score).map(({ post }) => post)
}

/** A course that teaches at least one of the skills. */
export interface Teaching {
  courseId: number
  skills: readonly { code: string; level: CourseLevel }[]
  hours: number
  price: number
  owned: boolean
}

/** Returns the course level for a required level. */
const courseLevelFor = (required: number): CourseLevel =>
  required <= 2 ? 1 : required === 3 ? 2 : 3

/**
 * Returns the part of the requirement that the course covers: the missing level, less when the
 * course is too easy.
 */
function closedBy({ level, required }: SkillResult, taught: CourseLevel): number {
  return (1 - shareOfSkill({ level, required })) * Math.min(1, taught / courseLevelFor(required))
}

export interface RankedCourse {
  courseId: number
  owned: boolean
  /** The codes of the covered skills. */
  covers: string[]
}

/**
 * JOB-057: ranks courses by the missing weight that they cover, then by hours, then by price. Owned
 * courses come first.
 */
export function rankCourses(
  results: readonly SkillResult[],
  courses: readonly Teaching[],
): RankedCourse[] {
  const open = new Map(
    results.filter(({ state }) => state !== 'had').map((result) => [result.code, result]),
  )
  return courses
    .map(({ skills, ...course }) => {
      const covered = skills.flatMap(({ code, level }) => {
        const result = open.get(code)
        return result ? [{ code, weight: closedBy(result, level) }] : []
      })
      const weight = covered.reduce((sum, one) => sum + one.weight, 0)
      return { ...course, weight, covers: covered.map(({ code }) => code) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted(
      (one, other) =>
        Number(other.owned) - Number(one.owned) ||
        other.weight - one.weight ||
        one.hours - other.hours ||
        one.price - other.price ||
        one.courseId - other.courseId,
    )
    .map(({ courseId, owned, covers }) => ({ courseId, owned, covers }))
}
