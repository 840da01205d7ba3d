import { type Evidence, salaryBands, untilNow } from '@titian/contract'
import type { Seeker } from './rules.ts'
import type { SkillBook, StoredContent } from '../../resume/index.ts'

const monthNumber = (month: string): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))

interface Period {
  start: string | null
  end: string | null
}

/**
 * Returns the number of months in the periods. Each month counts once, and the last month counts
 * too.
 */
export function monthsOf(periods: readonly Period[], today: string): number {
  const worked = new Set<number>()
  for (const { start, end } of periods) {
    if (!start) continue
    const last = !end || end === untilNow ? today : end
    const most = monthNumber(last < today ? last : today)
    for (let month = monthNumber(start); month <= most; month += 1) worked.add(month)
  }
  return worked.size
}

type Collected = Map<string, Evidence[]>

function add(collected: Collected, code: string, evidence: Evidence): void {
  const list = collected.get(code)
  if (list) list.push(evidence)
  else collected.set(code, [evidence])
}

/**
 * JOB-056, levels 1 and 2: returns evidence that the person states, and skills named in work and
 * projects.
 */
export function evidenceOfResume(
  { sections }: StoredContent,
  { codeOf, skillsIn }: SkillBook,
): Collected {
  const collected: Collected = new Map()
  const declared = [...sections.skill, ...sections.language].map(({ name }) => codeOf(name))
  for (const code of new Set(declared))
    add(collected, code, { kind: 'declared', title: '', date: '' })
  for (const work of sections.work) {
    const named = new Set([
      ...work.skills.map(codeOf),
      ...skillsIn(`${work.jobTitle}\n${work.content}\n${work.achievements}`),
    ])
    for (const code of named)
      add(collected, code, { kind: 'text', title: work.companyName, date: '' })
  }
  for (const project of sections.project)
    for (const code of skillsIn(`${project.name}\n${project.content}\n${project.achievements}`))
      add(collected, code, { kind: 'text', title: project.name, date: '' })
  return collected
}

/** Returns the combined evidence of the resume and the platform's records. */
export function seekerOf(
  content: StoredContent,
  recorded: readonly { code: string; evidence: Evidence }[],
  { today, book }: { today: string; book: SkillBook },
): Seeker {
  const { education, work, internship, intention, skill, language, project } = content.sections
  const evidence = evidenceOfResume(content, book)
  for (const one of recorded) add(evidence, one.code, one.evidence)
  const degrees = education.map(({ degree }) => degree).filter((degree) => degree > 0)
  const jobs = [...work, ...internship]
  return {
    evidence,
    saysSkills: [skill, language, work, project].some((list) => list.length > 0),
    degree: degrees.length > 0 ? Math.max(...degrees) : null,
    months: jobs.length > 0 ? monthsOf(jobs, today) : null,
    cities: intention.map(({ city }) => city),
    salaries: intention.flatMap(({ salaryBand, currency }) => {
      const band = salaryBands[salaryBand]
      if (!band || (band.least === null && band.most === null)) return []
      const hundredths = (amount: number | null) => (amount === null ? null : amount * 100)
      return [{ currency, least: hundredths(band.least), most: hundredths(band.most) }]
    }),
    natures: intention.map(({ nature }) => nature),
  }
}
