import { stored } from '../storage/stored.ts'

/** What was typed and not yet taken by the server, with the version it was written upon. */
export interface Draft<Values> {
  version: number
  values: Values
  /**
   * TCH-202: what that version said in the fields that the draft has changed, so that a newer one can be joined with
   * it. Drafts of older pages have none.
   */
  base?: Partial<Values>
}

const draft = {
  name: 'draft',
  version: 1,
  accept: (value: unknown): value is Draft<object> =>
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    typeof value.version === 'number' &&
    'values' in value &&
    typeof value.values === 'object' &&
    value.values !== null,
} as const

/** A visitor's lasts as long as the tab. */
const drafts = {
  person: stored({ ...draft, owner: 'person', lifetime: 'device' }),
  visitor: stored({ ...draft, owner: 'visitor', lifetime: 'tab' }),
}
export type DraftOwner = keyof typeof drafts

export const readDraft = <Values>(key: string, owner: DraftOwner = 'person') =>
  drafts[owner].read(key) as Draft<Values> | null

/** False where this browser stores nothing. */
export const keepDraft = <Values>(
  key: string,
  { version, values, base }: Draft<Values>,
  owner: DraftOwner = 'person',
): boolean => drafts[owner].keep({ version, values: values as object, ...(base && { base }) }, key)

export const forgetDraft = (key: string, owner: DraftOwner = 'person'): void =>
  drafts[owner].forget(key)
