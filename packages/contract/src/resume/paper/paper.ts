import type { Language } from '../../wire/language.ts'
import { punctuationOf } from '../../wire/punctuation.ts'
import { salaryBands, type SectionName, untilNow } from '../rules.ts'
import type { ResumeContent, ResumeSections } from '../shapes.ts'
import {
  dayText,
  degreeTexts,
  type Fact,
  factTexts,
  fromTexts,
  headings,
  languageLevelTexts,
  monthText,
  natureTexts,
  nowText,
  salaryOpenText,
  salaryTexts,
  sexTexts,
  skillLevelTexts,
  statusTexts,
  unifiedText,
  upToTexts,
} from './texts.ts'

/** A printed entry. Empty texts and lists are not printed. */
export interface PaperEntry {
  id: string
  title: string
  /** The text beside the title: the job at a company, the major at a school. */
  subtitle: string
  period: string
  tags: string[]
  /** The lines as the person entered them. */
  lines: string[]
  link: string
}

export interface PaperSection {
  name: SectionName | 'advantage'
  heading: string
  entries: PaperEntry[]
}

/**
 * A printed resume, the same for templates, plain text and files. Hidden entries and empty sections
 * are left out.
 */
export interface PrintedResume {
  language: Language
  name: string
  /** The desired jobs. */
  headline: string
  photo: string
  facts: { fact: Fact; label: string; text: string }[]
  sections: PaperSection[]
}

/** The names of codes in the language of the resume; empty for an unknown code. */
export interface PaperNames {
  position(code: string): string
  industry(code: string): string
  city(pathCode: string): string
  category(code: string): string
}

interface Terms {
  language: Language
  names: PaperNames
}

const linesOf = (...texts: string[]): string[] =>
  texts.flatMap((text) => text.split('\n').map((line) => line.trim())).filter(Boolean)

const joined = (...parts: string[]): string => parts.filter(Boolean).join(' · ')

function monthOrNow(month: string, language: Language): string {
  return month === untilNow ? nowText[language] : monthText(month, language)
}

/**
 * Returns a period such as `Mar 2024 – now`. If one month is missing or both are equal, returns one
 * month.
 */
export function periodText(start: string | null, end: string | null, language: Language): string {
  const months = [start, end].flatMap((month) => (month ? [monthOrNow(month, language)] : []))
  return [...new Set(months)].join(' – ')
}

const amountText = (amount: number) => String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** RES-068: returns a monthly salary range in words. */
export function salaryText(band: number, currency: string, language: Language): string {
  const { least, most } = salaryBands[band] ?? salaryBands[0]
  if (least === null && most === null) return salaryOpenText[language]
  const month = (amount: string) => salaryTexts[language](`${currency} ${amount}`)
  if (least === null) return upToTexts[language](month(amountText(most ?? 0)))
  if (most === null) return fromTexts[language](month(amountText(least)))
  return month(`${amountText(least)}–${amountText(most)}`)
}

type Entry<Name extends SectionName> = ResumeSections[Name][number]
type Printed = Omit<PaperEntry, 'id'>
const nothing: Printed = { title: '', subtitle: '', period: '', tags: [], lines: [], link: '' }

export const positionText = (
  { positionCode, positionName }: Pick<Entry<'intention'>, 'positionCode' | 'positionName'>,
  names: PaperNames,
): string => positionName || names.position(positionCode)

const print: { [Name in SectionName]: (entry: Entry<Name>, terms: Terms) => Printed } = {
  intention: (entry, { language, names }) => ({
    ...nothing,
    title: positionText(entry, names),
    subtitle: joined(
      natureTexts[entry.nature][language],
      names.city(entry.city),
      salaryText(entry.salaryBand, entry.currency, language),
    ),
    tags: entry.industries.map((code) => names.industry(code)).filter(Boolean),
  }),
  education: ({ schoolName, unified, degree, major, start, end, experience }, { language }) => ({
    ...nothing,
    title: schoolName,
    subtitle: joined(
      major,
      degree === 0 ? '' : degreeTexts[degree][language],
      unified ? unifiedText[language] : '',
    ),
    period: periodText(start, end, language),
    lines: linesOf(experience),
  }),
  work: (entry, { language, names }) => ({
    ...nothing,
    title: entry.companyName,
    subtitle: joined(entry.jobTitle, names.industry(entry.industry)),
    period: periodText(entry.start, entry.end, language),
    tags: entry.skills,
    lines: linesOf(entry.content, entry.achievements),
  }),
  project: ({ name, role, link, start, end, content, achievements }, { language }) => ({
    ...nothing,
    title: name,
    subtitle: role,
    period: periodText(start, end, language),
    lines: linesOf(content, achievements),
    link,
  }),
  internship: ({ companyName, jobTitle, start, end, content }, { language }) => ({
    ...nothing,
    title: companyName,
    subtitle: jobTitle,
    period: periodText(start, end, language),
    lines: linesOf(content),
  }),
  training: ({ name, place, start, end, content }, { language }) => ({
    ...nothing,
    title: name || place,
    subtitle: name ? place : '',
    period: periodText(start, end, language),
    lines: linesOf(content),
  }),
  cultivate: ({ courseName, organiser, start, end, content }, { language }) => ({
    ...nothing,
    title: courseName,
    subtitle: organiser,
    period: periodText(start, end, language),
    lines: linesOf(content),
  }),
  qualification: ({ category, name, issuer, number, date }, { language, names }) => ({
    ...nothing,
    title: name,
    subtitle: joined(names.category(category), issuer, number),
    period: periodText(date, null, language),
  }),
  skill: ({ name, level, evidence }, { language }) => ({
    ...nothing,
    title: name,
    subtitle: level === 0 ? '' : skillLevelTexts[level][language],
    lines: linesOf(evidence),
  }),
  language: ({ name, level }, { language }) => ({
    ...nothing,
    title: name,
    subtitle: level === 0 ? '' : languageLevelTexts[level][language],
  }),
  volunteer: ({ organisation, role, start, end, content }, { language }) => ({
    ...nothing,
    title: organisation,
    subtitle: role,
    period: periodText(start, end, language),
    lines: linesOf(content),
  }),
}

function printSection<Name extends SectionName>(
  name: Name,
  { sections, shownLines = {} }: ResumeContent,
  terms: Terms,
): PaperSection {
  const entries: Entry<Name>[] = sections[name]
  return {
    name,
    heading: headings[name][terms.language],
    entries: entries
      .filter(({ hidden }) => !hidden)
      .map((entry) => {
        const printed = print[name](entry, terms)
        // RES-140: returns only the lines that are printed. The other lines stay in the resume.
        const lines = printed.lines.slice(0, shownLines[entry.id])
        return { ...printed, lines, id: entry.id }
      }),
  }
}

function factsOf({ basics }: ResumeContent, { language, names }: Terms): PrintedResume['facts'] {
  const { contact, email, wechat, city, birthday, sex, status } = basics
  const texts: Record<Fact, string> = {
    phone: contact,
    email,
    wechat,
    city: city && names.city(city),
    birthday: birthday === null ? '' : dayText(birthday, language),
    sex: sex === 0 ? '' : sexTexts[sex][language],
    status: status === null ? '' : statusTexts[status][language],
  }
  return (Object.keys(texts) as Fact[])
    .filter((fact) => texts[fact])
    .map((fact) => ({ fact, label: factTexts[fact][language], text: texts[fact] }))
}

/** A soft hyphen from pasted text would be visible at line ends and confuse other software. */
const withoutSoftHyphens = <Text extends object>(paper: Text): Text =>
  JSON.parse(JSON.stringify(paper).replaceAll('\u00AD', '')) as Text

/** Returns the printed resume in its own language. */
export function paperOf(content: ResumeContent, names: PaperNames, photo: string): PrintedResume {
  const { language } = content.look
  const terms = { language, names }
  const { basics, personalAdvantage, sections, sectionOrder, hiddenSections } = content
  const advantage: PaperSection = {
    name: 'advantage',
    heading: headings.advantage[language],
    entries: [{ ...nothing, id: 'advantage', lines: linesOf(personalAdvantage) }],
  }
  const shown = sectionOrder.filter((name) => !hiddenSections.includes(name))
  return withoutSoftHyphens({
    language,
    name: basics.name,
    headline: punctuationOf(language).list(
      sections.intention
        .filter(({ hidden }) => !hidden)
        .map((entry) => positionText(entry, names))
        // A new intention has no position yet.
        .filter(Boolean),
    ),
    photo,
    facts: factsOf(content, terms),
    sections: [
      ...(personalAdvantage.trim() ? [advantage] : []),
      ...shown.map((name) => printSection(name, content, terms)),
    ].filter(({ entries }) => entries.length > 0),
  })
}

/** RES-073: returns the plain text in reading order. */
export function plainTextOf({ language, name, headline, facts, sections }: PrintedResume): string {
  const { colon, list } = punctuationOf(language)
  const head = [name, headline, ...facts.map(({ label, text }) => `${label}${colon}${text}`)]
  const bodies = sections.map(({ heading, entries }) => {
    const parts = entries.map(({ title, subtitle, period, tags, lines, link }) =>
      [joined(title, subtitle), period, list(tags), ...lines, link].filter(Boolean).join('\n'),
    )
    return [heading, ...parts].join('\n\n')
  })
  return `${[head.filter(Boolean).join('\n'), ...bodies].join('\n\n\n')}\n`
}
