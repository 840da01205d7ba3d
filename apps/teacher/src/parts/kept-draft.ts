import { stored } from '@titian/site'

/** What was typed and not yet taken by the server, with the version it was written upon. */
export interface KeptDraft<Values> {
  version: number
  values: Values
}

const drafts = stored({
  name: 'draft',
  version: 1,
  owner: 'person',
  lifetime: 'device',
  accept: (value): value is KeptDraft<object> =>
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    typeof value.version === 'number' &&
    'values' in value &&
    typeof value.values === 'object' &&
    value.values !== null,
})

export const readKept = <Values>(key: string) => drafts.read(key) as KeptDraft<Values> | null

/** False where this browser stores nothing. */
export const keep = <Values>(key: string, { version, values }: KeptDraft<Values>): boolean =>
  drafts.keep({ version, values: values as object }, key)

export const forgetKept = (key: string): void => drafts.forget(key)
