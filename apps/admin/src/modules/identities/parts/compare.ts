import type { IdentityRequest } from '@titian/contract'

/** `unknown`: the roster says nothing of it. */
export type Verdict = 'equal' | 'different' | 'missing' | 'unknown'

export interface ComparedLine {
  key: 'number' | 'name' | 'phone' | 'university' | 'department' | 'major' | 'class'
  submitted: string
  /** Empty where the roster says nothing. */
  roster: string
  verdict: Verdict
}

/** As the server compares names: one form of each letter, one case, one kind of space. */
export function foldText(text: string): string {
  const folded = text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
  return folded.replace(/\s+/gu, ' ').trim()
}

function compareTexts(submitted: string, roster: string): Verdict {
  if (roster === '') return 'unknown'
  return foldText(submitted) === foldText(roster) ? 'equal' : 'different'
}

/** The lines that a reviewer has to know of before saying yes. */
export function differingLines(request: IdentityRequest): ComparedLine[] {
  return compareRequest(request).filter(({ verdict }) => verdict === 'different')
}

const infoKeys = ['university', 'department', 'major', 'class'] as const

/** What was submitted, line by line beside what the roster knows of the submitted number. */
export function compareRequest(request: IdentityRequest): ComparedLine[] {
  const { number, name, areaCode, mobile, roster, kind } = request
  const phone = `+${areaCode} ${mobile}`
  const [rosterName, rosterPhone] = [roster?.name ?? '', roster?.mobile ?? '']
  const lines: ComparedLine[] = [
    {
      key: 'number',
      submitted: number,
      roster: roster ? number : '',
      verdict: roster ? 'equal' : 'missing',
    },
    { key: 'name', submitted: name, roster: rosterName, verdict: compareTexts(name, rosterName) },
    {
      key: 'phone',
      submitted: phone,
      roster: rosterPhone,
      verdict: compareTexts(phone, rosterPhone),
    },
  ]
  if (kind !== 'studentInfo') return lines
  // The roster belongs to one university, so it says nothing of it.
  const { department = '', major = '', class: className = '' } = roster ?? {}
  const rosterInfo = { university: '', department, major, class: className }
  const info = infoKeys.map((key): ComparedLine => ({
    key,
    submitted: request[key],
    roster: rosterInfo[key],
    verdict: compareTexts(request[key], rosterInfo[key]),
  }))
  return [...lines, ...info]
}
