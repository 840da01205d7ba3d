import { z } from 'zod'
import { texts } from '../wire/fields.ts'
import { says } from '../wire/issues.ts'
import { languages, type Texts } from '../wire/language.ts'
import { noticeLimits } from './rules.ts'

/**
 * The text of a notice, and a key that the page generates. A repeated call with the same key sends
 * no second notice.
 */
export const noticeFields = {
  titles: texts(noticeLimits.title),
  contents: texts(noticeLimits.content),
  key: z.uuid(),
}

interface Written {
  titles: Texts
  contents: Texts
}

/**
 * CNT-098: returns the missing fields: at least one language, with title and text in each that is
 * begun.
 */
function missingTexts({ titles, contents }: Written): string[][] {
  const begun = languages.filter((language) => titles[language] || contents[language])
  if (begun.length === 0) return [['titles']]
  return begun.flatMap((language) => [
    ...(titles[language] ? [] : [['titles', language]]),
    ...(contents[language] ? [] : [['contents', language]]),
  ])
}

/**
 * A check for the schema of a form that contains the fields of a notice: it reports missing texts.
 */
export function checkTexts<Form extends Written>({ value, issues }: z.core.ParsePayload<Form>) {
  for (const path of missingTexts(value))
    issues.push({ code: 'custom', input: value, path, message: says('required') })
}
