import { untilNow } from '@titian/contract'

/** Also accepts text that some programs append, such as the duration. */
const lasting =
  /^(?:present|now|current|currently|ongoing|today|to date|至今|现在|目前|kini|sekarang|hingga kini)(?:\s*[(（].*)?$/i

/** Characters; a longer text is no date, and would slow the patterns down. */
const longest = 40

/** The number of each month by its first three letters in English and Malay. */
const monthNames: Record<string, number> = {
  jan: 1,
  feb: 2,
  mar: 3,
  mac: 3,
  apr: 4,
  may: 5,
  mei: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  ogo: 8,
  sep: 9,
  oct: 10,
  okt: 10,
  nov: 11,
  dec: 12,
  dis: 12,
}

const year = String.raw`(?<year>(?:19|20)\d\d)`
const note = String.raw`(?:\s*[(（].*)?`

/** The accepted date formats, the most common first. */
const forms = [
  // 2026, 2026-1, 2026-01-15, 2026/1, 2026.01, 2026-12-31T00:00:00Z
  new RegExp(String.raw`^${year}(?:[-/.](?<month>\d{1,2})(?:[-/.]\d{1,2})?)?(?:T.*)?${note}$`),
  // 2026年3月, 2026年
  new RegExp(String.raw`^${year}\s*年(?:\s*(?<month>\d{1,2})\s*月(?:\s*\d{1,2}\s*日)?)?${note}$`),
  // 03/2026, 3-2026
  new RegExp(String.raw`^(?<month>\d{1,2})[-/.]${year}${note}$`),
  // Mar 2026, March, 2026, 5 Mar 2026, March 5, 2026
  new RegExp(
    String.raw`^(?:\d{1,2}(?:st|nd|rd|th)?\s+)?(?<name>[a-z]{3,9})\.?(?:\s+\d{1,2}(?:st|nd|rd|th)?)?[,\s]\s*${year}${note}$`,
    'i',
  ),
]

function monthOf({ month, name }: Partial<Record<string, string>>): number | undefined {
  if (name) return monthNames[name.slice(0, 3).toLowerCase()]
  const number = Number(month ?? 1)
  return number >= 1 && number <= 12 ? number : undefined
}

/** Returns a month as `YYYY-MM`, or `now`; undefined when the text is no date. */
export function readMonth(text: string): string | undefined {
  if (text.length > longest) return undefined
  if (lasting.test(text)) return untilNow
  const found = forms.map((form) => form.exec(text)?.groups).find(Boolean)
  const number = found && monthOf(found)
  return number ? `${found['year']}-${String(number).padStart(2, '0')}` : undefined
}
