import type { IdentityRequest } from '@titian/contract'

/**
 * `missing`: the roster has no entry for the number; `unknown`: the entry has no value for the
 * line.
 */
export type Verdict = 'equal' | 'different' | 'missing' | 'unknown'

export interface ComparedLine {
  key: 'number' | 'name' | 'phone' | 'university' | 'department' | 'major' | 'class'
  submitted: string
  /** Empty when the roster has no value. */
  roster: string
  verdict: Verdict
}

/** Folds a name like the server does before comparing: Unicode form, case and spaces. */
export function foldText(text: string): string {
  const folded = text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
  return folded.replace(/\s+/gu, ' ').trim()
}

function compareTexts(submitted: string, roster: string): Verdict {
  if (roster === '') return 'unknown'
  return foldText(submitted) === foldText(roster) ? 'equal' : 'different'
}

/** Returns the lines with differences, which a reviewer must know before approving. */
export function differingLines(request: IdentityRequest): ComparedLine[] {
  return compareRequest(request).filter(({ verdict }) => verdict === 'different')
}

const infoKeys = ['university', 'department', 'major', 'class'] as const

/** Compares the submission with the roster entry of the submitted number, line by line. */
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
  // A roster belongs to one university, so it has no field for the university.
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
