import {
  type Language,
  type ReasonName,
  reasons,
  type RefusalName,
  refusals,
} from '@titian/contract'

export interface RefusalDetail {
  reason?: ReasonName
  /** Texts in the caller's language by field path. */
  fields?: Record<string, string>
  extend?: Record<string, unknown>
}

/** An expected failure that handlers and actions return; never a program error. */
export class Refusal<Name extends RefusalName = RefusalName> {
  readonly name: Name
  readonly detail: RefusalDetail

  constructor(name: Name, detail: RefusalDetail = {}) {
    this.name = name
    this.detail = detail
  }
}

/** Throws a general refusal out of a query that found nothing. */
export class Refused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.name)
    this.refusal = refusal
  }
}

export function refusal<Name extends RefusalName>(
  name: Name,
  detail?: RefusalDetail | ReasonName,
): Refusal<Name> {
  return new Refusal(name, typeof detail === 'string' ? { reason: detail } : detail)
}

/** For functions called `get…`: returns the row or refuses as not found (FRM-192). */
export function found<Row>(row: Row | undefined | null): Row {
  if (row === undefined || row === null) throw new Refused(new Refusal('notFound'))
  return row
}

/** Replaces placeholders such as `{{seconds}}` in a text, as the sites do. */
function filled(text: string, values: Record<string, unknown> = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    return typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  })
}

export function refusalBody({ name, detail }: Refusal, language: Language) {
  const row = refusals[name]
  const { reason, fields, extend } = detail
  return {
    ok: false,
    code: row.code,
    msg: filled(reason ? reasons[reason][language] : row[language], extend),
    data: null,
    extend: { refusal: name, ...(reason && { reason }), ...(fields && { fields }), ...extend },
  }
}
